import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import { Dialog } from '../../design/dialogs/dialog.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './shortcut-help.module.css';

interface ShortcutHelpProps {
  isHelpOpen: boolean;
  openHelp: () => void;
  closeHelp: () => void;
}

const words = adminEditing.keys;
const KEYS = [
  [adminPalette.openKeys, adminPalette.keys.palette],
  ['s, Ctrl S', words.save],
  ['p', words.preview],
  ['?', words.help],
] as const;

export function ShortcutHelp({ isHelpOpen, openHelp, closeHelp }: ShortcutHelpProps) {
  if (!useHasScript()) return null;
  return (
    <>
      <p className={styles.line}>
        <button type="button" onClick={openHelp}>
          {words.open}
        </button>
      </p>
      {isHelpOpen && (
        <Dialog heading={words.title} shape="form" onClose={closeHelp}>
          <dl className={styles.keys}>
            {KEYS.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.hint}>{adminPalette.keys.hint}</p>
        </Dialog>
      )}
    </>
  );
}
