import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type * as laterParts from './later-parts.tsx';

type LaterParts = typeof laterParts;

/** What shows that the visitor is there, or is back. Assistive technology may send nothing but a focus or a click. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
  'visibilitychange',
] as const;

let loaded: LaterParts | undefined;
const waiting = new Set<() => void>();

/** The code of the later parts, as soon as it is there. */
function useLaterParts(): LaterParts | undefined {
  return useSyncExternalStore(
    (notify) => {
      waiting.add(notify);
      return () => waiting.delete(notify);
    },
    () => loaded,
    () => undefined,
  );
}

/**
 * A part of the shell whose code is loaded when the visitor first does something: the first page is complete without it. Renders
 * nothing until then. If the file does not arrive, pages work without it, and the next page asks again.
 */
export function Later({ part }: { part: 'DataSaverSwitch' | 'AfterFooter' | 'MenuServices' }) {
  const { key } = useLocation();
  const parts = useLaterParts();

  // `key` too: each page asks again until the file has arrived.
  useEffect(() => {
    if (parts) return;
    return whenVisitorActs(async () => {
      loaded ??= await import('./later-parts.tsx').catch(() => undefined);
      for (const notify of waiting) notify();
    });
  }, [parts, key]);

  const Part = parts?.[part];
  return Part && <Part />;
}

function whenVisitorActs(act: () => Promise<void>): () => void {
  const signs = new AbortController();
  const first = () => {
    signs.abort();
    void act();
  };
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, first, { passive: true, signal: signs.signal });
  return () => signs.abort();
}

/** The placeholder shown while the page of a path loads; `undefined` for a page of text. */
export function usePlaceholder(path: string | undefined): ReturnType<LaterParts['findLoadingPage']> {
  const parts = useLaterParts();
  return path === undefined ? undefined : parts?.findLoadingPage(path);
}
