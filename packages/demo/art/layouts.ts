import type { ArtLayout } from '../types.ts';
import { mostReadable } from './inks.ts';
import { drawArt, drawFoot, drawSmall, drawWindow, FOOT, PAGE, type Sheet, smallOnDeep } from './page.ts';
import { drawTitle, type TitleBlock, type TitleRoom } from './set-title.ts';
import { group, rect, tenth } from './shapes.ts';

export interface Layout {
  room: TitleRoom;
  draw(sheet: Sheet, title: TitleBlock): string;
}

const { width: WIDTH, height: HEIGHT, margin: MARGIN, inner: INNER } = PAGE;

/** A title this tall puts the focus at (900 - 190 - 112) × 0.52 = 311; most motifs reach up to 250 above it. */
const TALL_TITLE = 190;

/** Title in a dark band below the art. */
const bleedBottom: Layout = {
  room: { width: INNER, height: 220, mayJustify: true },
  draw(sheet, title) {
    const { inks, motif, credits } = sheet;
    const titleTop = HEIGHT - 62 - title.height;
    // Small type is unreadable over rays or tiles, and a tall title pushes the art up to it: then it moves into the band.
    const sky = title.height > TALL_TITLE && !motif.isLow ? 'busy' : motif.sky;
    const makers =
      sky === 'busy'
        ? drawSmall(credits.makers, titleTop - 30, smallOnDeep(inks))
        : drawSmall(credits.makers, 58, mostReadable(inks[sky], [inks.deep, inks.light]));
    const band = title.height + (makers && sky === 'busy' ? 132 : 112);
    return [
      drawArt(sheet, (HEIGHT - band) * 0.52),
      rect(0, HEIGHT - band, WIDTH, band, inks.deep),
      drawTitle(title, MARGIN, titleTop, inks.light),
      drawSmall(credits.cast, HEIGHT - 34, smallOnDeep(inks)),
      makers,
    ].join('');
  },
};

/** Title in a band above the art, cast in a strip at the foot. */
const bleedTop: Layout = {
  room: { width: INNER, height: 210, mayJustify: true },
  draw(sheet, title) {
    const { inks, credits } = sheet;
    const band = title.height + 118;
    const focus = (HEIGHT - band) * 0.56;
    const art = drawArt(sheet, focus);
    // Shifts the art to the middle of the visible area between the band and the foot.
    const drop = band + (HEIGHT - FOOT - band) * 0.47 - focus;
    return [
      group({ transform: `translate(0 ${tenth(drop)})` }, art),
      rect(0, 0, WIDTH, band, inks.deep),
      drawTitle(title, MARGIN, 78, inks.light),
      drawSmall(credits.makers || credits.cast, 54, smallOnDeep(inks)),
      credits.makers && drawFoot(credits.cast, inks),
    ].join('');
  },
};

const PANEL_TITLE_FOOT = 838;

/** Art in a window framed by the background colour, title below it. */
const panel: Layout = {
  room: { width: INNER, height: 190, mayJustify: false },
  draw(sheet, title) {
    const { ground, deep, mid, light } = sheet.inks;
    const titleTop = PANEL_TITLE_FOOT - title.height;
    return [
      drawWindow(sheet, titleTop - 50 - MARGIN),
      drawTitle(title, MARGIN, titleTop, mostReadable(ground, [deep, light, mid])),
      drawSmall(sheet.credits.cast, 874, mostReadable(ground, [deep, light])),
    ].join('');
  },
};

/** Large type over the art. Only where a title's hints ask for it: not every motif leaves room. */
const stack: Layout = {
  room: { width: INNER, height: 300, mayJustify: true },
  draw({ random, inks, motif, credits }, title) {
    const { ground, deep, light } = inks;
    const ink = mostReadable(ground, [light, deep]);
    const focus = { x: WIDTH * 0.5, y: HEIGHT * 0.58, unit: WIDTH * 0.98 };
    return [
      motif.draw({ ...inks, random, width: WIDTH, height: HEIGHT, ...focus }),
      drawTitle(title, MARGIN, 96, ink),
      drawSmall(credits.makers, 58, ink),
      drawFoot(credits.cast, inks),
    ].join('');
  },
};

export const LAYOUTS: Record<ArtLayout, Layout> = { bleedBottom, bleedTop, panel, stack };
