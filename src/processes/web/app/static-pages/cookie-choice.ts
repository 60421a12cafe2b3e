/** What the visitor chose, kept in their own browser. SPEC §3: `cookie-choice`, accepted or declined. */
export type CookieChoice = 'accepted' | 'declined' | undefined;

const KEY = 'cookie-choice';
const listeners = new Set<() => void>();

export function readCookieChoice(): CookieChoice {
  const kept = withStorage((storage) => storage.getItem(KEY));
  return kept === 'accepted' || kept === 'declined' ? kept : undefined;
}

/** Back to undefined: the banner asks again at the next visit. */
export function resetCookieChoice(): void {
  withStorage((storage) => storage.removeItem(KEY));
  for (const tell of listeners) tell();
}

/** Also another tab may choose. */
export function onCookieChoice(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** A browser may refuse to keep anything; then nothing was chosen. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
