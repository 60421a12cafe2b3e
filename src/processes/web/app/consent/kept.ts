/**
 * What the visitor's own browser keeps. One that refuses to keep anything is remembered for as long as the page is open, so
 * that a choice holds at least that long.
 */
type Place = 'local' | 'session';

const unkept = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

export function readKept(place: Place, key: string): string | undefined {
  try {
    return storageOf(place).getItem(key) ?? unkept.get(key);
  } catch {
    return unkept.get(key);
  }
}

export function writeKept(place: Place, key: string, value: string): void {
  try {
    storageOf(place).setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
  tellAll(key);
}

export function removeKept(place: Place, key: string): void {
  unkept.delete(key);
  try {
    storageOf(place).removeItem(key);
  } catch {
    // What cannot be reached keeps nothing.
  }
  tellAll(key);
}

/** By this tab, by another one, or while this page was asleep in the browser's back and forward cache. */
export function onKeptChange(key: string, tell: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(tell));
  // Without a key everything was cleared.
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && tell();
  const onWake = (event: PageTransitionEvent) => event.persisted && tell();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onWake);
  return () => {
    own.delete(tell);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onWake);
  };
}

function tellAll(key: string): void {
  for (const tell of listeners.get(key) ?? []) tell();
}

function storageOf(place: Place): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage;
}
