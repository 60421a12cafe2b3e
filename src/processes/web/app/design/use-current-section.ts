import { useEffect, useState } from 'react';

/** The section being read: the last one whose top has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');

  useEffect(() => {
    const sections = joined.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      // The lower edge of the observed area (see rootMargin).
      const line = window.innerHeight * 0.34 + 1;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      // At the end of the page the last sections may be too short to reach that line.
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      setCurrent((isAtEnd ? sections : passed).at(-1)?.id ?? sections[0]?.id);
    };
    // The observed area extends far above the window, so that a jump to before the first section is noticed too.
    const observer = new IntersectionObserver(look, { rootMargin: '100000px 0px -66% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [joined]);

  return current;
}
