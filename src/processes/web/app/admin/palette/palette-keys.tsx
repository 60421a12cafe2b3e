import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

type Open = 'palette' | 'help' | undefined;

const words = adminPalette.keys;
const KEYS = [
  [adminPalette.openKeys, words.palette],
  ['s', words.save],
  ['p', words.preview],
  ['?', words.help],
] as const;

export interface PaletteState {
  open: Open;
  setOpen: (open: Open) => void;
}

/** Whether the palette or the help is open. */
export function usePalette(): PaletteState {
  const [open, setOpen] = useState<Open>(undefined);
  useKeys(setOpen);
  return { open, setOpen };
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
export function PaletteDialogs({ role, palette: { open, setOpen } }: { role: Role; palette: PaletteState }) {
  const close = () => setOpen(undefined);
  if (open === 'help') return <Help onClose={close} />;
  if (open !== 'palette') return null;
  return (
    <Suspense>
      <Palette role={role} onClose={close} />
    </Suspense>
  );
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
function useKeys(setOpen: (open: Open) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!isDialogOpen()) setOpen('palette');
        return;
      }
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      // After all other handlers of the key.
      setTimeout(() => {
        if (!isDialogOpen()) setOpen('help');
      });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [setOpen]);
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
