import type { Choice } from './choose.ts';
import { drawArt, drawSmall, drawWindow, PAGE, type Sheet, smallOnDeep } from './page.ts';
import { polygon, rect } from './shapes.ts';

const { width: WIDTH, height: HEIGHT } = PAGE;

/** Only the art, up to the edges. */
export function drawBare(choice: Choice): string {
  return drawArt(choice, HEIGHT * 0.48);
}

/** Only the art, in a frame. */
export function drawFramed(choice: Choice): string {
  return drawWindow(choice, HEIGHT - 2 * PAGE.margin);
}

const BAND = 118;

/** For a title that none of our faces can write: a light beam replaces it, above the names that can be written. */
export function drawUntitled(sheet: Sheet): string {
  const { inks, credits } = sheet;
  const top = HEIGHT - BAND;
  const names = [credits.makers, credits.cast].filter(Boolean);
  const lines = names.map((text, index) =>
    drawSmall(text, HEIGHT - 34 - (names.length - 1 - index) * 28, smallOnDeep(inks)),
  );
  return [
    drawArt(sheet, top * 0.52),
    rect(0, top, WIDTH, BAND, inks.deep),
    polygon(
      [
        [0, top],
        [WIDTH, top - 54],
        [WIDTH, top],
      ],
      inks.light,
    ),
    ...lines,
  ].join('');
}
