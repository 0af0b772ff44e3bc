// The keys that work at a table.
import { type TextKey, t } from '../../text/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';

const KEYS: readonly (readonly [keys: readonly string[], what: TextKey])[] = [
  [['1', '9'], 'help.choose'],
  [['⏎'], 'help.confirm'],
  [['␣', 'P'], 'help.pass'],
  [['⎋'], 'help.cancel'],
  [['↑', '↓'], 'help.order'],
  [['I'], 'help.inspect'],
  [['V'], 'help.view'],
  [['?'], 'help.help'],
];

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <dl class="help-keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{t('help.cards')}</p>
    </Dialog>
  );
}
