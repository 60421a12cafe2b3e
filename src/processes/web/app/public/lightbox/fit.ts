import type { PixelSize } from '#shared/domain/pictures/image-url.ts';

/** The largest size that fits the stage, before rotation: a picture turned by 90 degrees has its sides swapped on screen. */
export function fit(picture: PixelSize, stage: PixelSize, rotation: number): PixelSize {
  const seen = isOnItsSide(rotation) ? turn(picture) : picture;
  const scale = Math.min(stage.width / seen.width, stage.height / seen.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** How far a picture may be moved either way before its edge would leave the stage. */
export function findRoom(picture: PixelSize, stage: PixelSize, { zoom, rotation }: { zoom: number; rotation: number }) {
  const fitted = fit(picture, stage, rotation);
  const seen = isOnItsSide(rotation) ? turn(fitted) : fitted;
  return {
    x: Math.max(0, (seen.width * zoom - stage.width) / 2),
    y: Math.max(0, (seen.height * zoom - stage.height) / 2),
  };
}

function isOnItsSide(rotation: number): boolean {
  return rotation % 180 !== 0;
}

function turn({ width, height }: PixelSize): PixelSize {
  return { width: height, height: width };
}
