import { type ArtSubject, chooseArt } from './choose.ts';
import type { Drawing } from './drawing.ts';
import { traded } from './inks.ts';
import { motifsFor } from './motifs.ts';
import { atIndex, createArtRandom } from './random.ts';

interface Frame {
  width: number;
  height: number;
  /** Position of the motif's focus, as shares of the frame. */
  focusX: number;
  focusY: number;
}

/** A backdrop leaves its left side free for text; a band is a wide, low strip of a page. */
const FRAMES = {
  backdrop: { width: 1280, height: 720, focusX: 0.66, focusY: 0.5 },
  still: { width: 1280, height: 720, focusX: 0.5, focusY: 0.5 },
  band: { width: 1600, height: 436, focusX: 0.47, focusY: 0.5 },
} as const satisfies Record<string, Frame>;

/** Horizontal focus of further backdrops. */
const OTHER_FOCUS = [0.36, 0.5, 0.7, 0.3, 0.58];

/** Draws the motif without text. */
export function drawScene(subject: ArtSubject, frameName: keyof typeof FRAMES): Drawing {
  const frame: Frame = FRAMES[frameName];
  const focusX = subject.variant === 1 ? frame.focusX : atIndex(OTHER_FOCUS, subject.variant - 2);
  const { random, inks, motif } = chooseArt(subject);
  const { width, height } = frame;
  const focus = { x: width * focusX, y: height * frame.focusY, unit: Math.min(width, height) * 1.02 };
  return { width, height, shapes: motif.draw({ ...inks, random, width, height, ...focus }) };
}

/** An episode's still: the colours of its series and a motif of its genre, near the middle. */
export function drawStill(subject: ArtSubject, episodeId: number): Drawing {
  const { inks } = chooseArt(subject);
  const random = createArtRandom(`${subject.seed}|${subject.genre}|episode ${episodeId}`);
  // Motifs in order of the episode id, so that neighbours never look alike.
  const motif = atIndex(motifsFor(subject.genre), episodeId);
  const { width, height, focusX, focusY } = FRAMES.still;
  const focus = {
    x: width * (focusX + random.between(-0.1, 0.1)),
    y: height * focusY,
    unit: Math.min(width, height) * random.between(0.95, 1.2),
  };
  const papers = random.chance(0.4) ? traded(inks) : inks;
  return { width, height, shapes: motif.draw({ ...papers, random, width, height, ...focus }) };
}
