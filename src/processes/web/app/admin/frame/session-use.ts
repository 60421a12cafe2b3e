/** Shared by the tabs of one browser, which share the session. */
const KEY = 'redacao:uso';
let ownLast = 0;

const origin = performance.timeOrigin;
const now = () => origin + performance.now();

/** A request was sent just now. */
export function noteUse(): void {
  ownLast = now();
  try {
    localStorage.setItem(KEY, String(ownLast));
  } catch {
    // Without storage each tab counts for itself.
  }
}

/** How long ago the last request of any tab was. */
export function idleMs(): number {
  const shared = readShared();
  // A clock that was set back since leaves a time to come behind.
  return now() - Math.max(ownLast, shared > now() ? 0 : shared);
}

function readShared(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
