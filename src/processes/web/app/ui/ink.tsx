import { type RefObject, useLayoutEffect } from 'react';
import { useHasScript } from './use-has-script.ts';

/**
 * `--ink` for one box. A style attribute is forbidden by our policy, so the page as it is sent says it in its one style
 * element, allowed by hash; that policy knows nothing of a page visited later, where script sets it on the box itself.
 */
export function useInk(box: RefObject<HTMLElement | null>, ink: string | null): void {
  useLayoutEffect(() => {
    if (ink) box.current?.style.setProperty('--ink', ink);
    else box.current?.style.removeProperty('--ink');
  }, [box, ink]);
}

/** `ink-1b2430`: the class under which the style element knows it. */
export const inkClass = (ink: string | null) => (ink ? `ink-${ink.slice(1)}` : undefined);

/** React gathers those of a page into one element in its head. */
export function InkStyle({ ink }: { ink: string | null }) {
  const hasScript = useHasScript();
  if (!ink || hasScript) return null;
  const rule = `.${inkClass(ink)}{--ink:${ink}}`;
  return (
    <style href={inkClass(ink)} precedence="ink">
      {rule}
    </style>
  );
}
