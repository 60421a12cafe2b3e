import { type ComponentType, type MouseEvent, useState } from 'react';
import type { LightboxProps } from '../lightbox/lightbox.tsx';

/** A chunk of its own, loaded on the first hover or focus of a picture: most visitors never open one. */
const loadLightbox = () => import('../lightbox/lightbox.tsx');

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  index: number;
}

/** Opens a gallery's links in the viewer. If the viewer fails to load, the link opens its picture. */
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
      // Safari does not focus a clicked link; closing the viewer returns the focus to the element that had it.
      link.focus({ preventScroll: true });
      loadLightbox().then(
        ({ Lightbox }) => setOpened({ Lightbox, index }),
        () => window.location.assign(link.href),
      );
    },
  };
}

/** The click opens a new tab, a new window or a download. */
function isMeantForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
