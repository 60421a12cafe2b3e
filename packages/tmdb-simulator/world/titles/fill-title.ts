import { between, chance, mix, pick, unit } from '../bits.ts';
import type { TitleColumns } from '../columns.ts';
import { EPOCH_DAY, yearOf } from '../day.ts';
import { existenceOf } from '../existence.ts';
import type { Day, TitleKind } from '../kinds.ts';
import { COUNTRIES, COUNTRIES_OF, generatedLanguage, LANGUAGE_SHARES } from '../places.ts';
import { SALT } from '../salts.ts';
import { FLAG, NO_DAY } from '../tables.ts';

/** The head is the popular tenth of the titles. All incomplete records are in the tail. */
const HEAD_SHARE = 0.1;

/** 0 is the most popular possible title, 1 the least. */
export function rankOf(bits: number): number {
  return unit(mix(bits, SALT.rank));
}

export function isTail(bits: number): boolean {
  return rankOf(bits) >= HEAD_SHARE;
}

/** The columns of one generated title. Square roots instead of powers: they are exact, so every machine gets the same result. */
export function fillTitle(columns: TitleColumns, row: number, kind: TitleKind, bits: number): void {
  const existence = existenceOf(bits);
  if (existence === 'gap') return;

  const tail = isTail(bits);
  const releaseDay = drawReleaseDay(bits);
  const popularity = drawPopularity(bits);
  const voteCount = releaseDay > EPOCH_DAY ? 0 : drawVoteCount(bits, popularity, tail);
  const languageDraw = unit(mix(bits, SALT.language));
  const language = LANGUAGE_SHARES.findIndex((share) => languageDraw < share);
  const country = pick(mix(bits, SALT.country), COUNTRIES_OF[generatedLanguage(language)]);

  columns.popularity[row] = popularity;
  columns.voteCount[row] = voteCount;
  columns.voteAverage[row] = voteCount === 0 ? 0 : drawVoteAverage(bits, voteCount);
  columns.releaseDay[row] = releaseDay;
  columns.year[row] = yearOf(releaseDay);
  columns.genres[row] = drawGenres(kind, bits, tail);
  columns.language[row] = language;
  columns.country[row] = COUNTRIES.indexOf(country);
  columns.flags[row] = drawFlags(kind, bits, tail) | FLAG.exists | (existence === 'merged' ? FLAG.merged : 0);
  columns.runtime[row] = drawRuntime(kind, bits, tail);
}

/** Zipf with exponent 1/2: half the titles below 0.7, the first of a million near 500. In thousandths. */
function drawPopularity(bits: number): number {
  const rank = (mix(bits, SALT.rank) + 1) / 4294967296;
  return Math.round(Math.min(3_000_000, 500 / Math.sqrt(rank)));
}

/** Votes per point of popularity, in the head: about 200 at its lower end, 60 000 for the first of a million. */
const HEAD_VOTES = 100;

/** 40 % of the tail have no votes, the rest a handful. */
function drawVoteCount(bits: number, popularity: number, tail: boolean): number {
  const draw = mix(bits, SALT.voteCount);
  if (tail && chance(draw, 0.4)) return 0;
  const level = popularity / 1000;
  const usual = tail ? level * Math.sqrt(level) : level * HEAD_VOTES;
  return 1 + Math.floor(usual * (0.3 + 2 * unit(mix(draw, 1))));
}

/** The mean of three draws, so most titles are average. In thousandths, 3.2 to 9.2. */
function drawVoteAverage(bits: number, voteCount: number): number {
  const draw = mix(bits, SALT.voteAverage);
  const average = 3200 + Math.round((unit(draw) + unit(mix(draw, 1)) + unit(mix(draw, 2))) * 2000);
  // With many votes an average is never nearly perfect: generated titles stay below the best real ones.
  return voteCount < 100 ? average : Math.min(average, 7_900 + (average % 300));
}

/** 5 % unknown, 3 % in the next two years, the rest over the past century, denser towards the present. */
function drawReleaseDay(bits: number): Day {
  const draw = mix(bits, SALT.release);
  const place = unit(mix(draw, 1));
  if (chance(draw, 0.05)) return NO_DAY;
  if (chance(draw, 0.08)) return EPOCH_DAY + 1 + Math.floor(place * place * 730);
  return EPOCH_DAY - Math.floor(place * Math.sqrt(place) * 36_000);
}

/** Positions in the genre lists, the common ones first; `drawGenres` prefers the front. */
const COMMON: Record<TitleKind, readonly number[]> = {
  movie: [6, 3, 5, 16, 13, 0, 10, 4, 2, 7, 1, 14, 12, 8, 11, 9, 15, 17, 18],
  tv: [5, 2, 4, 10, 3, 1, 0, 11, 8, 12, 6, 7, 14, 13, 9, 15],
};

function drawGenres(kind: TitleKind, bits: number, tail: boolean): number {
  const draw = mix(bits, SALT.genres);
  if (chance(draw, tail ? 0.12 : 0.01)) return 0;
  const common = COMMON[kind];
  let genres = 0;
  for (let index = draw % 3; index >= 0; index -= 1) {
    const place = unit(mix(draw, index + 1));
    genres |= 1 << (common[Math.floor(place * place * common.length)] ?? 0);
  }
  return genres;
}

function drawFlags(kind: TitleKind, bits: number, tail: boolean): number {
  const draw = mix(bits, SALT.flags);
  return (
    (chance(mix(draw, 1), 0.02) ? FLAG.adult : 0) |
    (kind === 'movie' && chance(mix(draw, 2), 0.01) ? FLAG.video : 0) |
    (chance(mix(draw, 3), tail ? 0.3 : 0.03) ? 0 : FLAG.poster) |
    (chance(mix(draw, 4), tail ? 0.6 : 0.1) ? 0 : FLAG.backdrop)
  );
}

function drawRuntime(kind: TitleKind, bits: number, tail: boolean): number {
  const draw = mix(bits, SALT.runtime);
  if (chance(draw, tail ? 0.15 : 0.005)) return 0;
  if (kind === 'tv') return between(mix(draw, 1), 20, 62);
  return tail && chance(mix(draw, 2), 0.2) ? between(mix(draw, 3), 4, 40) : between(mix(draw, 4), 72, 178);
}
