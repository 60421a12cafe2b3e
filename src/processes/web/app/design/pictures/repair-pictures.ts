import { PICTURE_RETRY_LIMIT_SECONDS, PICTURE_RETRY_SECONDS } from '#shared/domain/limits.ts';
import { images } from '#shared/text/ui.ts';
import { isStandIn } from './is-stand-in.ts';

interface Missing {
  /** Without a query. */
  url: string;
  since: number;
  dueSeconds: number;
  tries: number;
}

const missing = new Map<HTMLImageElement, Missing>();
let timer: ReturnType<typeof setInterval> | undefined;

/** When to retry a picture that has been missing for `seconds`, in seconds since it went missing. */
export function nextRetrySeconds(seconds: number): number {
  const [, , period] = PICTURE_RETRY_SECONDS;
  const due = PICTURE_RETRY_SECONDS.find((each) => each > seconds) ?? (Math.floor(seconds / period) + 1) * period;
  return due > PICTURE_RETRY_LIMIT_SECONDS ? Number.POSITIVE_INFINITY : due;
}

/** Retries a picture that failed to load (`isBroken`) or arrived as a stand-in, for at most five minutes. */
export function repair(image: HTMLImageElement, isBroken = false): void {
  const [url = ''] = image.currentSrc.split('?');
  if (!isStandIn(image) || missing.get(image)?.url === url) return;
  missing.set(image, { url, since: performance.now(), dueSeconds: nextRetrySeconds(0), tries: 0 });
  mark(image, '', isBroken);
  // oxlint-disable-next-line no-console -- the specification asks for a warning when a preload fails.
  if (image.fetchPriority === 'high') console.warn(`preload failed: ${new URL(url).pathname}`);
  image.addEventListener('load', settle);
  timer ??= setInterval(askWhatIsDue, 1_000);
}

/** The picture has arrived, or another one has replaced it. */
function settle(this: HTMLImageElement): void {
  if (isStandIn(this)) return;
  missing.delete(this);
  mark(this, undefined, false);
  this.removeEventListener('load', settle);
}

function askWhatIsDue(): void {
  for (const [image, entry] of missing) {
    const seconds = secondsOf(entry);
    if (!image.isConnected || seconds > PICTURE_RETRY_LIMIT_SECONDS) missing.delete(image);
    else if (seconds >= entry.dueSeconds && !document.hidden && isNear(image)) void ask(image, entry);
  }
  if (missing.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

const secondsOf = ({ since }: Missing) => (performance.now() - since) / 1_000;

/** Within one screen of the viewport. A picture in a closed part of the page has no box; a failed one may have an empty box. */
function isNear(image: HTMLImageElement): boolean {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const isNearIn = (from: number, to: number, screen: number) => to > -screen && from < 2 * screen;
  return image.getClientRects().length > 0 && isNearIn(top, bottom, innerHeight) && isNearIn(left, right, innerWidth);
}

/** Decodes the picture before it replaces the stand-in, so that no empty box shows in between. */
async function ask(image: HTMLImageElement, entry: Missing): Promise<void> {
  entry.tries += 1;
  entry.dueSeconds = Number.POSITIVE_INFINITY;
  const again = new Image();
  again.src = `${entry.url}?r=${entry.tries}`;
  const hasCome = await again.decode().then(
    () => true,
    () => false,
  );
  if (missing.get(image) !== entry) return;
  entry.dueSeconds = nextRetrySeconds(secondsOf(entry));
  if (isStandIn(again)) mark(image, image.alt && images.unavailable, !hasCome);
  else replace(image, new URL(entry.url).pathname, entry.tries);
}

/** Changes only the URL the browser chose: it chooses the same one again, and has it in its cache. */
function replace(image: HTMLImageElement, path: string, tries: number): void {
  for (const part of image.parentElement?.children ?? []) {
    for (const name of ['srcset', 'src']) {
      const value = part.getAttribute(name);
      if (value?.includes(path)) part.setAttribute(name, value.replace(path, `${path}?r=${tries}`));
    }
  }
}

/** Sets the text over the stand-in (picture.module.css) and hides the browser's icon of a broken picture. */
function mark({ parentElement, style }: HTMLImageElement, words: string | undefined, isBroken: boolean): void {
  style.opacity = isBroken ? '0' : '';
  if (!(parentElement instanceof HTMLPictureElement)) return;
  if (words === undefined) delete parentElement.dataset.missing;
  else parentElement.dataset.missing = words;
}
