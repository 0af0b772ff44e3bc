// Between the two sides of the list: what waits to resolve and what is being fought, in the game's words.
import { t } from '../../text/i18n.ts';
import { Words } from '../parts/words.tsx';
import { Parts } from '../table/parts-of-line.tsx';
import { useDesk } from '../table/table-context.ts';
import { underWayOf } from './layouts.ts';

export function UnderWay() {
  const { live } = useDesk();
  const lines = underWayOf(live);
  if (lines.length === 0) return null;
  return (
    <section class="under-way" aria-label={t('zone.underWay')}>
      <h3 class="zone-title">{t('zone.underWay')}</h3>
      <ol>
        {lines.map(({ key, parts, detail }) => (
          <li key={key}>
            <Parts parts={parts} />
            {detail === undefined ? null : <Words as="p" class="hint" of={detail} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
