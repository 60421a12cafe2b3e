/**
 * Values in the visitor's browser storage. If the browser refuses storage, a value stays in memory, so that a choice lasts at
 * least as long as the page is open.
 */
type Place = 'local' | 'session';

const inMemory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

export function readStorage(place: Place, key: string): string | undefined {
  try {
    // A write that failed may have left an older value: what was written last counts.
    return inMemory.get(key) ?? storageOf(place).getItem(key) ?? undefined;
  } catch {
    return inMemory.get(key);
  }
}

export function writeStorage(place: Place, key: string, value: string): void {
  try {
    storageOf(place).setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
  notifyAll(key);
}

export function removeStorage(place: Place, key: string): void {
  inMemory.delete(key);
  try {
    storageOf(place).removeItem(key);
  } catch {
    // Storage that cannot be accessed has nothing to remove.
  }
  notifyAll(key);
}

/** Changes by this tab, by another tab, or while this page was in the back/forward cache. */
export function onStorageChange(key: string, notify: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(notify));
  // A `null` key means that the whole storage was cleared.
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && notify();
  const onWake = (event: PageTransitionEvent) => event.persisted && notify();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onWake);
  return () => {
    own.delete(notify);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onWake);
  };
}

function notifyAll(key: string): void {
  for (const notify of listeners.get(key) ?? []) notify();
}

function storageOf(place: Place): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage;
}
