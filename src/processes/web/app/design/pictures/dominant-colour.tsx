import { type RefObject, useLayoutEffect } from 'react';
import { useHasScript } from '../use-has-script.ts';

/**
 * Sets `--ink`, the dominant colour, for one box. The CSP forbids style attributes, so the server's HTML uses one style element,
 * allowed by hash; on later pages, which that CSP does not cover, script sets it on the box.
 */
export function useDominantColour(box: RefObject<HTMLElement | null>, ink: string | null): void {
  useLayoutEffect(() => {
    if (ink) box.current?.style.setProperty('--ink', ink);
    else box.current?.style.removeProperty('--ink');
  }, [box, ink]);
}

/** `ink-1b2430`: the class used in the style element. */
export const colourClass = (ink: string | null) => (ink ? `ink-${ink.slice(1)}` : undefined);

/** React collects the rules of a page into one style element in the head. */
export function ColourStyle({ ink }: { ink: string | null }) {
  const hasScript = useHasScript();
  if (!ink || hasScript) return null;
  const rule = `.${colourClass(ink)}{--ink:${ink}}`;
  return (
    <style href={colourClass(ink)} precedence="ink">
      {rule}
    </style>
  );
}
