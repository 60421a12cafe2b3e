import { type RefObject, useEffect, useRef, useState } from 'react';
import { VIDEO_SECTION } from '#shared/domain/limits.ts';

/** Whether an element has come near the viewport (after a short delay) or has had the focus. Stays true. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean, () => void] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        timer = setTimeout(() => setNear(true), VIDEO_SECTION.delayMs);
      },
      { rootMargin: `${VIDEO_SECTION.nearPixels}px` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear]);
  return [element, isNear, () => setNear(true)];
}
