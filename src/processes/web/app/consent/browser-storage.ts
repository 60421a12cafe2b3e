/**
 * Values in the visitor's browser storage. If the browser refuses storage, a value stays in memory, so that a choice lasts at
 * least as long as the page is open.
 */
type Place = 'local' | 'session';

const unkept = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

export function readStorage(place: Place, key: string): string | undefined {
  try {
    // A write that failed may have left an older value: what was written last counts.
    return unkept.get(key) ?? storageOf(place).getItem(key) ?? undefined;
  } catch {
    return unkept.get(key);
  }
}

export function writeStorage(place: Place, key: string, value: string): void {
  try {
    storageOf(place).setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
  tellAll(key);
}

export function removeStorage(place: Place, key: string): void {
  unkept.delete(key);
  try {
    storageOf(place).removeItem(key);
  } catch {
    // Storage that cannot be accessed has nothing to remove.
  }
  tellAll(key);
}

/** Changes by this tab, by another tab, or while this page was in the back/forward cache. */
export function onStorageChange(key: string, tell: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(tell));
  // A `null` key means that the whole storage was cleared.
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
