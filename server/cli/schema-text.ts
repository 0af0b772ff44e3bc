// The JSON Schema of scenario files as it is committed.
import { fileURLToPath } from 'node:url';
import { SCENARIO_FILE } from '../../shared/games/formats.ts';
import { schemaOf } from '../../shared/kernel/scenario/format.ts';

export const SCHEMA_FILE = fileURLToPath(new URL('../../docs/scenario.schema.json', import.meta.url));
export const schemaText = (): string => `${JSON.stringify(schemaOf(SCENARIO_FILE), null, 2)}\n`;
