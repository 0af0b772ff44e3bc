// `npm run -s scenario-schema`: writes docs/scenario.schema.json anew from the format files.
import { writeFileSync } from 'node:fs';
import { SCHEMA_FILE, schemaText } from './schema-text.ts';

writeFileSync(SCHEMA_FILE, schemaText());
