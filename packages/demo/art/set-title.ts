import { type FittedTitle, fitTitle, SMALLEST, type TitleBox } from './fit-title.ts';
import { findSettable, withoutPictures } from './settable.ts';
import { path } from './shapes.ts';
import { type Typeface, typefaceOf } from './typeface.ts';
import { LAST_VOICES, type Voice } from './voices.ts';

export interface Title {
  text: string;
  /** Always on its own line. */
  subtitle?: string;
}

export interface TitleRoom {
  width: number;
  height: number;
  /** Whether a title in capitals may be stretched to fill every line. */
  mayJustify: boolean;
}

/** A title set in its typeface, not yet placed. */
export interface TitleBlock extends FittedTitle {
  face: Typeface;
}

interface Setting {
  face: Typeface;
  words: string[];
  subtitle: string[];
  /** Number of the title's signs that the face lacks, for example the dot of WALL·E. */
  missing: number;
  box: TitleBox;
}

/**
 * Tries the given voice, then the next one that has all signs and fits all words, then one that has at least all
 * letters; otherwise shortens the title in the narrowest face. Undefined if none of our faces can write it.
 */
export function setTitle(title: Title, voices: readonly Voice[], room: TitleRoom): TitleBlock | undefined {
  return (
    setWhole(title, voices, room, (setting) => setting.missing === 0) ??
    setWhole(title, voices, room, () => true) ??
    setShortened(title, room)
  );
}

/** Voices are tried one by one because each attempt loads its fonts. */
function setWhole(
  title: Title,
  voices: readonly Voice[],
  room: TitleRoom,
  isWanted: (setting: Setting) => boolean,
): TitleBlock | undefined {
  for (const voice of [...voices, ...LAST_VOICES]) {
    const setting = findSetting(title, voice, room);
    if (!setting || !isWanted(setting)) continue;
    const fitted = fitTitle(setting.face, joined(setting.words, setting.subtitle), setting.box);
    if (fitted) return { face: setting.face, ...fitted };
  }
  return undefined;
}

function setShortened(title: Title, room: TitleRoom): TitleBlock | undefined {
  const [narrowest] = LAST_VOICES.map((voice) => findSetting(title, voice, room)).filter((each) => each !== undefined);
  const fitted = narrowest && fitShortened(narrowest);
  return fitted && { face: narrowest.face, ...fitted };
}

function findSetting(title: Title, voice: Voice, { width, height, mayJustify }: TitleRoom): Setting | undefined {
  const face = typefaceOf(voice.face);
  const [whole = '', below = ''] = [title.text, title.subtitle ?? ''].map((each) => {
    const plain = withoutPictures(each);
    return voice.isCapital ? plain.toUpperCase() : plain;
  });
  const [text, subtitle = ''] = [findSettable(face, whole), findSettable(face, below)];
  if (!text) return undefined;
  const box = {
    width,
    height,
    lead: voice.isCapital ? 0.98 : 1.02,
    descent: voice.isCapital ? 0.2 : 0.22,
    isJustified: mayJustify && voice.isCapital,
  };
  return {
    face,
    words: text.split(' '),
    subtitle: subtitle.split(' ').filter(Boolean),
    missing: whole.length - text.length,
    box,
  };
}

function joined(words: readonly string[], subtitle: readonly string[]): string[] {
  return subtitle.length === 0 ? [...words] : [...words.slice(0, -1), `${words.at(-1)}:`, ...subtitle];
}

/** Cut at a word boundary; within a word only if that word alone is wider than the poster. */
function fitShortened({ face, words, subtitle, box }: Setting): FittedTitle | undefined {
  const dots = face.covers('…') ? '…' : '...';
  const short = words.map((word) => shorten(face, word, box.width / SMALLEST, dots));
  for (let count = short.length; count > 0; count -= 1) {
    const kept = short.slice(0, count);
    if (count < short.length) kept.push(`${(kept.pop() ?? '').replace(/[\p{P}\s]+$/u, '')}${dots}`);
    const fitted = fitTitle(face, joined(kept, subtitle), box);
    if (fitted) return fitted;
  }
  return undefined;
}

function shorten(face: Typeface, word: string, widest: number, dots: string): string {
  if (face.width(word) <= widest) return word;
  const letters = [...word];
  while (letters.length > 1 && face.width(letters.join('') + dots) > widest) letters.pop();
  return letters.join('') + dots;
}

/** `x` and `top` are its upper left corner. */
export function drawTitle({ face, lines }: TitleBlock, x: number, top: number, ink: string): string {
  return lines.map(({ text, size, baseline }) => path(face.trace(text, x, top + baseline, size), ink)).join('');
}
