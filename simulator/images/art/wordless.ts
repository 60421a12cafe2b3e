import type { Choice } from './choose.ts';
import { drawArt, drawSmall, drawWindow, PAGE, type Sheet, smallOnDeep } from './page.ts';
import { polygon, rect } from './shapes.ts';

const { width: WIDTH, height: HEIGHT } = PAGE;

/** The art and nothing else, to the edges. */
export function drawBare(choice: Choice): string {
  return drawArt(choice, HEIGHT * 0.48);
}

/** The art and nothing else, in a frame. */
export function drawFramed(choice: Choice): string {
  return drawWindow(choice, HEIGHT - 2 * PAGE.margin);
}

const BAND = 118;

/** For a title none of our faces can write: the usher's beam lies where it would stand, over the names that can be. */
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
