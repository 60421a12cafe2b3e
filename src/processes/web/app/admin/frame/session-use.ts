/** Shared by the tabs of one browser, which share the session. */
const KEY = 'redacao:uso';
let ownLast = 0;

const origin = performance.timeOrigin;
const now = () => origin + performance.now();

/** Records that a request was sent. */
export function noteUse(): void {
  ownLast = now();
  try {
    localStorage.setItem(KEY, String(ownLast));
  } catch {
    // Without storage each tab counts its own requests.
  }
}

/** Time since the last request of any tab. */
export function idleMs(): number {
  const shared = readShared();
  // If the clock was set back, the stored time is in the future: ignore it.
  return now() - Math.max(ownLast, shared > now() ? 0 : shared);
}

function readShared(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
