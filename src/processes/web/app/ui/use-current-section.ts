import { useEffect, useState } from 'react';

/** Which section of the page is being read: the last whose beginning has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');

  useEffect(() => {
    const sections = joined.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      // The lower edge of what is observed: whatever has just entered has passed it.
      const line = window.innerHeight * 0.34 + 1;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      // At the foot of the page the last ones may be too short ever to get there.
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      setCurrent((isAtEnd ? sections : passed).at(-1)?.id ?? sections[0]?.id);
    };
    // All that lies above that edge, however far: whoever jumps from between two sections to before the first is noticed too.
    const observer = new IntersectionObserver(look, { rootMargin: '100000px 0px -66% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [joined]);

  return current;
}
