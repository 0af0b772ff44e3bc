// Which cards are shown while a deck is changed: those in it, of a type, of somebody, with certain words.
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { everyOwner, type Filter } from '../../table/decks.ts';
import { nameOf, termOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { Segments } from '../parts/segments.tsx';
import { useDesk } from '../table/table-context.ts';

export function DeckFilter(props: { readonly filter: Signal<Filter>; readonly lineUp: readonly string[] }) {
  const { filter, lineUp } = props;
  const { live } = useDesk();
  const { game } = live;
  const id = useId();
  const owners = everyOwner(game);
  const types = new Set(game.prints().flatMap(({ no, type }) => (owners.has(no) ? [] : [type])));
  const set = (part: Partial<Filter>): void => {
    filter.value = { ...filter.value, ...part };
  };
  return (
    <div class="editor-filter">
      <Segments
        legend={t('editor.show')}
        quietLegend
        value={filter.value.held ? 'held' : 'all'}
        options={(['all', 'held'] as const).map((value) => ({ value, label: t(`editor.show.${value}`) }))}
        onChange={(value) => set({ held: value === 'held' })}
      />
      <select
        aria-label={t('editor.type')}
        value={filter.value.type}
        onChange={({ currentTarget }) => set({ type: currentTarget.value })}
      >
        <option value="">{t('editor.everyType')}</option>
        {[...types].map((type) => (
          <option key={type} value={type}>
            {termOf(game, `type.${type}`).text}
          </option>
        ))}
      </select>
      {owners.size === 0 ? null : (
        <select
          aria-label={t('editor.owner')}
          value={filter.value.owner}
          onChange={({ currentTarget }) => set({ owner: currentTarget.value })}
        >
          <option value="">{t('editor.usable')}</option>
          {lineUp.map((no) => (
            <option key={no} value={no}>
              {nameOf(game, no).text}
            </option>
          ))}
          <option value="*">{t('editor.everybody')}</option>
        </select>
      )}
      <input
        id={id}
        aria-label={t('editor.search')}
        placeholder={t('editor.search')}
        value={filter.value.text}
        onInput={({ currentTarget }) => set({ text: currentTarget.value })}
      />
    </div>
  );
}
