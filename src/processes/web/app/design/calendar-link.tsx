import type { MouseEvent, ReactNode } from 'react';
import { CALENDAR_OPENS_WITHIN_MS } from '#shared/domain/limits.ts';

interface CalendarLinkProps {
  /** Of the `.ics` file. */
  path: string;
  label: string;
  children: ReactNode;
}

/** Subscribes in the visitor's calendar program; without script, or without such a program, it is a plain file. */
export function CalendarLink({ path, label, children }: CalendarLinkProps) {
  return (
    <a href={path} aria-label={label} onClick={subscribe}>
      {children}
    </a>
  );
}

function subscribe(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  location.assign(href.replace(/^https?:/, 'webcal:'));
  setTimeout(() => {
    // A program that opened has taken the focus.
    if (document.hasFocus()) location.assign(href);
  }, CALENDAR_OPENS_WITHIN_MS);
}
