import type { DemoAlternativeTitle, DemoKeyword, DemoVideo } from '../../demo/types.ts';
import { between, chance, mix, pickEarly } from './bits.ts';
import { EPOCH_DAY, timeText } from './day.ts';
import type { Day } from './kinds.ts';
import { SALT } from './salts.ts';
import { NO_DAY } from './tables.ts';
import { ideaOf, titleIn } from './words/title.ts';

const KEYWORDS =
  'friendship|small town|family secret|road trip|first love|revenge|coming of age|heist|lighthouse|fishing village|circus|inheritance|neighbour|carnival|train|storm|amnesia|dream|robbery|wedding|football|grandmother|blackmail|island|time loop|musician|school|haunted house|river|migration|court|journalist|kitchen|theatre|drought|boxing|aliens|treasure|winter|twins'.split(
    '|',
  );

const FIRST_KEYWORD = 920_000_000;

/** None to nine, in English only. */
export function keywordsOf(bits: number): DemoKeyword[] {
  const draw = mix(bits, SALT.labels);
  const names = Array.from({ length: between(mix(draw, 20), 0, 9) }, (_, index) =>
    pickEarly(mix(draw, 21 + index), KEYWORDS),
  );
  return [...new Set(names)].map((name) => ({ id: FIRST_KEYWORD + KEYWORDS.indexOf(name), name }));
}

/** A fifth of the titles have an alternative title, in Brazil or elsewhere. */
export function alternativeTitlesOf(bits: number): DemoAlternativeTitle[] {
  const draw = mix(mix(bits, SALT.labels), 40);
  if (!chance(draw, 0.2)) return [];
  const idea = ideaOf(mix(draw, 1));
  const brazilian = { country: 'BR', title: titleIn(idea, 'pt') };
  return mix(draw, 2) % 3 === 0 ? [brazilian, { country: 'US', title: titleIn(idea, 'en') }] : [brazilian];
}

const KINDS: readonly Pick<DemoVideo, 'name' | 'type'>[] = [
  { name: 'Trailer oficial', type: 'Trailer' },
  { name: 'Official Trailer', type: 'Trailer' },
  { name: 'Teaser', type: 'Teaser' },
  { name: 'Behind the lights', type: 'Featurette' },
  { name: 'Clip: the bridge', type: 'Clip' },
];

/** Popular titles have up to five, others seldom any; the first is Portuguese half of the time. */
export function videosOf(bits: number, releaseDay: Day, isThin: boolean): DemoVideo[] {
  const draw = mix(bits, SALT.videos);
  const count = isThin ? (mix(draw, 1) % 5 === 0 ? 1 : 0) : between(mix(draw, 1), 0, KINDS.length);
  const from = releaseDay === NO_DAY ? EPOCH_DAY - 400 : releaseDay;
  const first = mix(draw, 2) % 2;
  return KINDS.slice(first, first + count).map((kind, index) => ({
    language: index + first === 0 ? 'pt' : 'en',
    country: index + first === 0 ? 'BR' : 'US',
    ...kind,
    official: mix(draw, 10 + index) % 4 > 0,
    publishedAt: timeText(from - 30 + index * 4, mix(draw, 20 + index) % 86_400),
  }));
}
