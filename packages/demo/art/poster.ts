import type { ArtLayout } from '../types.ts';
import { type ArtSubject, chooseArt } from './choose.ts';
import { type Credits, toCreditLines } from './credits.ts';
import type { Drawing } from './drawing.ts';
import { LAYOUTS } from './layouts.ts';
import { CREDIT_SIZE, PAGE } from './page.ts';
import { atIndex } from './random.ts';
import { setTitle, type Title } from './set-title.ts';
import { VOICES } from './voices.ts';
import { drawBare, drawFramed, drawUntitled } from './wordless.ts';

export interface PosterSubject extends ArtSubject {
  /** Undefined for a poster without words. */
  title: Title | undefined;
  credits: Credits;
}

/** Half of the posters have their title at the bottom. */
const DRAWN_LAYOUTS: readonly ArtLayout[] = ['bleedBottom', 'bleedTop', 'panel', 'bleedBottom'];

const FURTHER_LAYOUTS: readonly ArtLayout[] = ['bleedBottom', 'panel', 'bleedTop'];

export function drawPoster(subject: PosterSubject): Drawing {
  return { width: PAGE.width, height: PAGE.height, shapes: drawShapes(subject) };
}

function drawShapes(subject: PosterSubject): string {
  const { genre, hints, variant, title } = subject;
  const first = chooseArt({ ...subject, variant: 1 });
  const layout = hints.layout ?? first.random.pick(DRAWN_LAYOUTS);
  const voices = VOICES[genre];
  // All posters of a title use the same typeface.
  const voice = atIndex(voices, hints.voice ?? first.random.integer(0, voices.length - 1));
  const choice = variant === 1 ? first : chooseArt(subject);
  if (!title) return variant % 2 ? drawBare(choice) : drawFramed(choice);

  const sheet = { ...choice, credits: toCreditLines(subject.credits, PAGE.inner, CREDIT_SIZE) };
  const { room, draw } = LAYOUTS[variant === 1 ? layout : nextLayout(layout, variant)];
  const block = setTitle(title, [voice, ...voices], room);
  return block ? draw(sheet, block) : drawUntitled(sheet);
}

function nextLayout(first: ArtLayout, variant: number): ArtLayout {
  return atIndex(FURTHER_LAYOUTS, FURTHER_LAYOUTS.indexOf(first) + variant);
}
