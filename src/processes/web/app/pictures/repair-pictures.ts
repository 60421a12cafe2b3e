import { PICTURE_RETRY_LIMIT_SECONDS, PICTURE_RETRY_SECONDS } from '#shared/domain/limits.ts';
import { images } from '#shared/text/images.ts';
import { isStandIn } from '../ui/is-stand-in.ts';

interface Missing {
  /** Without a query. */
  url: string;
  since: number;
  dueSeconds: number;
  tries: number;
}

const missing = new Map<HTMLImageElement, Missing>();
let timer: ReturnType<typeof setInterval> | undefined;

/** When a picture that has been missing for `seconds` is due again, counted from when it went missing. */
export function nextRetrySeconds(seconds: number): number {
  const [, , period] = PICTURE_RETRY_SECONDS;
  const due = PICTURE_RETRY_SECONDS.find((each) => each > seconds) ?? (Math.floor(seconds / period) + 1) * period;
  return due > PICTURE_RETRY_LIMIT_SECONDS ? Number.POSITIVE_INFINITY : due;
}

/** Asks again for a picture that came as a stand-in or did not come (`isBroken`) until it is there. */
export function repair(image: HTMLImageElement, isBroken = false): void {
  const [url = ''] = image.currentSrc.split('?');
  if (!isStandIn(image) || missing.get(image)?.url === url) return;
  missing.set(image, { url, since: performance.now(), dueSeconds: nextRetrySeconds(0), tries: 0 });
  mark(image, '', isBroken);
  // eslint-disable-next-line no-console -- the specification asks for a warning when a preload fails.
  if (image.fetchPriority === 'high') console.warn(`preload failed: ${new URL(url).pathname}`);
  image.addEventListener('load', settle);
  timer ??= setInterval(askWhatIsDue, 1_000);
}

/** It has come, or another picture has taken its place. */
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

/** Within a screen of what is seen. A picture in a closed part of the page has no box; one that failed may have an empty one. */
function isNear(image: HTMLImageElement): boolean {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const isNearIn = (from: number, to: number, screen: number) => to > -screen && from < 2 * screen;
  return image.getClientRects().length > 0 && isNearIn(top, bottom, innerHeight) && isNearIn(left, right, innerWidth);
}

/** Decoded before it is put in its place, so that the box goes from the stand-in to the picture at once. */
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

/** Only the address the browser chose: it chooses the same again, and has it. */
function replace(image: HTMLImageElement, path: string, tries: number): void {
  for (const part of image.parentElement?.children ?? []) {
    for (const name of ['srcset', 'src']) {
      const value = part.getAttribute(name);
      if (value?.includes(path)) part.setAttribute(name, value.replace(path, `${path}?r=${tries}`));
    }
  }
}

/** For picture.module.css: the words over the stand-in. What a browser draws for a broken picture is not shown. */
function mark({ parentElement, style }: HTMLImageElement, words: string | undefined, isBroken: boolean): void {
  style.opacity = isBroken ? '0' : '';
  if (!(parentElement instanceof HTMLPictureElement)) return;
  if (words === undefined) delete parentElement.dataset.missing;
  else parentElement.dataset.missing = words;
}
