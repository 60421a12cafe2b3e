import { type RefObject, useEffect, useRef, useState } from 'react';
import { VIDEO_SECTION } from '#shared/domain/limits.ts';

/** Whether an element has been near the view, or has had the focus, and shortly after that; then for good. */
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
