import { type ComponentType, type MouseEvent, useState } from 'react';
import type { LightboxProps } from '../lightbox/lightbox.tsx';

/** Its own file, asked for by the first picture somebody points at: most visitors never open one. */
const loadLightbox = () => import('../lightbox/lightbox.tsx');

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  index: number;
}

/** What a gallery's links do with script. Whatever goes wrong, a link still leads to its picture. */
export function useLightbox() {
  const [opened, setOpened] = useState<Opened>();

  return {
    opened,
    close: () => setOpened(undefined),
    prepare: () => void loadLightbox().catch(() => undefined),
    open: (event: MouseEvent<HTMLAnchorElement>, index: number) => {
      if (isMeantForBrowser(event)) return;
      event.preventDefault();
      const link = event.currentTarget;
      // Safari does not focus what is clicked, and what has the focus gets it back.
      link.focus({ preventScroll: true });
      loadLightbox().then(
        ({ Lightbox }) => setOpened({ Lightbox, index }),
        () => window.location.assign(link.href),
      );
    },
  };
}

/** A new tab, a new window, a download. */
function isMeantForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
