// The keys that work at a table.
import { gameWord, type TextKey, t } from '../../text/i18n.ts';
import { tileOf } from '../mirror/layouts.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useDesk } from './table-context.ts';

/** A key is shown by the sign on it, or by its name where that is a word. */
const WORDS = {
  numbers: 'key.numbers',
  enter: 'key.enter',
  space: 'key.space',
  escape: 'key.escape',
} as const satisfies Readonly<Record<string, TextKey>>;
const isWord = (key: string): key is keyof typeof WORDS => key in WORDS;

const KEYS: readonly (readonly [keys: readonly string[], what: TextKey])[] = [
  [['numbers'], 'help.choose'],
  [['enter'], 'help.confirm'],
  [['space', 'P'], 'help.pass'],
  [['escape'], 'help.cancel'],
  [['↑', '↓', '←', '→'], 'help.order'],
  [['I'], 'help.inspect'],
  [['F'], 'help.fold'],
  [['L'], 'help.log'],
  [['V'], 'help.view'],
  [['M'], 'help.mute'],
  [['?'], 'help.help'],
];

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { game } = useDesk().live;
  const states = Object.entries(tileOf(game.id).states).map(
    ([state, sign]) => `${sign} ${gameWord(game, `state.${state}`)}`,
  );
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <dl class="help-keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{isWord(key) ? t(WORDS[key]) : key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">
        {states.length === 0 ? null : `${t('help.states', { states: states.join(t('log.comma')) })} `}
        {t('help.cards')}
      </p>
    </Dialog>
  );
}
