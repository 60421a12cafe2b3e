import { isStandIn } from './is-stand-in.ts';

/**
 * Finds pictures of this site that loaded as placeholders or failed. Most visitors never have one, so the retry code is a separate
 * file. `load` and `error` do not bubble, so it listens in the capture phase.
 */
export function watchPictures(): void {
  const inspect = (image: EventTarget | null, isBroken?: boolean) => {
    if (!(image instanceof HTMLImageElement) || !image.currentSrc.includes('/img/') || !isStandIn(image)) return;
    // If that file fails to load, the next failing picture requests it again.
    import('./repair-pictures.ts').then(({ repair }) => repair(image, isBroken)).catch(() => undefined);
  };
  document.addEventListener('load', ({ target }) => inspect(target), true);
  document.addEventListener('error', ({ target }) => inspect(target, true), true);
  for (const image of document.images) if (image.complete) inspect(image);
}
