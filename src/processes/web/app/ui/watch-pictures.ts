import { isStandIn } from './is-stand-in.ts';

/**
 * Finds pictures of ours that came as stand-ins or did not come; most visitors never have one, so what asks for them again
 * is a file of its own. `load` and `error` do not bubble, but are heard in the capture phase.
 */
export function watchPictures(): void {
  const inspect = (image: EventTarget | null, isBroken?: boolean) => {
    if (!(image instanceof HTMLImageElement) || !image.currentSrc.includes('/img/') || !isStandIn(image)) return;
    // Where even that file does not come, the next picture that fails asks for it again.
    import('../pictures/repair-pictures.ts').then(({ repair }) => repair(image, isBroken)).catch(() => undefined);
  };
  document.addEventListener('load', ({ target }) => inspect(target), true);
  document.addEventListener('error', ({ target }) => inspect(target, true), true);
  for (const image of document.images) if (image.complete) inspect(image);
}
