import { type MouseEvent, useState } from 'react';
import { useOpenedPart } from '../../design/lazy-part.ts';

/** A chunk of its own, loaded on the first hover or focus of a picture: most visitors never open one. */
const prepare = () => void import('../lightbox/lightbox.tsx').catch(() => undefined);

/** Opens a gallery's links in the viewer. */
export function useLightbox() {
  const viewer = useOpenedPart(async () => (await import('../lightbox/lightbox.tsx')).Lightbox);
  const [firstIndex, setFirstIndex] = useState(0);

  return {
    Lightbox: viewer.Part,
    firstIndex,
    close: viewer.close,
    prepare,
    open: (event: MouseEvent<HTMLAnchorElement>, index: number) => {
      if (isMeantForBrowser(event)) return;
      setFirstIndex(index);
      viewer.open(event);
    },
  };
}

/** The click opens a new tab, a new window or a download. */
function isMeantForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
