import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import { Dialog } from '../../design/dialogs/dialog.tsx';
import { useOpenedPart } from '../../design/lazy-part.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './palette.module.css';

const words = adminPalette.keys;
const KEYS = [
  [adminPalette.openKeys, words.palette],
  ['s', words.save],
  ['p', words.preview],
  ['?', words.help],
] as const;

type PaletteState = ReturnType<typeof usePalette>;

/** The palette, and whether the help is open. */
export function usePalette() {
  const { Part: Palette, open, close } = useOpenedPart(async () => (await import('./palette.tsx')).Palette);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useKeys(open, () => setHelpOpen(true));
  return { Palette, open: () => open(), close, isHelpOpen, closeHelp: () => setHelpOpen(false) };
}

/** A link to the search page; with script it opens the palette over the current page. */
export function PaletteOpener({ onOpen }: { onOpen: () => void }) {
  return (
    <Link
      className={styles.opener}
      to={adminPaths.goTo()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="search" />
      {adminPalette.open}
      <kbd aria-hidden="true">{adminPalette.openKeys}</kbd>
    </Link>
  );
}

/** Rendered outside the menu, which small screens hide. */
export function PaletteDialogs({ role, palette }: { role: Role; palette: PaletteState }) {
  const { Palette, close, isHelpOpen, closeHelp } = palette;
  if (isHelpOpen) return <Help onClose={closeHelp} />;
  return Palette && <Palette role={role} onClose={close} />;
}

function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading={words.title} shape="form" onClose={onClose}>
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
      <p className={styles.foot}>{words.hint}</p>
    </Dialog>
  );
}

/** Ctrl or Cmd with K anywhere; `?` outside text fields, on pages without their own help. */
function useKeys(openPalette: () => void, openHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      if (!isDialogOpen()) openPalette();
      return;
    }
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    // After all other handlers of the key.
    setTimeout(() => {
      if (!isDialogOpen()) openHelp();
    });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
