import type { FoundSubject } from './places.ts';

const KEY = 'redacao-recentes';
const MOST = 5;

/** The titles and people opened last from the palette, in this tab only. */
export function listRecent(): FoundSubject[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFound).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteRecent(opened: FoundSubject): void {
  const others = listRecent().filter(({ entity, id }) => entity !== opened.entity || id !== opened.id);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([opened, ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage: the palette works without recent titles.
  }
}

function isFound(value: unknown): value is FoundSubject {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, id, title, year } = value as Record<string, unknown>;
  const isKnown = entity === 'movie' || entity === 'series' || entity === 'person';
  return isKnown && Number.isInteger(id) && typeof title === 'string' && typeof year === 'string';
}
