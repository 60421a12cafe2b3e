import type { DemoEpisode } from '../../demo/series-types.ts';
import { pictureFile } from '../images/file-names.ts';
import { languageCode } from '../language.ts';
import { buildCastMember, buildCrewMember } from '../title/people.ts';
import { between, chance, mix } from '../world/bits.ts';
import { dateText } from '../world/day.ts';
import type { CastCredit, CrewCredit, SeasonPlan, SeriesRecord } from '../world/records.ts';
import { episodeDay } from '../world/series/plan.ts';
import { NO_DAY } from '../world/tables.ts';
import { storyIn } from '../world/words/story.ts';
import { ideaOf, titleIn } from '../world/words/title.ts';
import { episodeId } from './numbers.ts';

export interface EpisodeRef {
  series: SeriesRecord;
  season: SeasonPlan;
  /** From 1. */
  number: number;
}

/** The seed of everything that is drawn for an episode. */
function episodeBits({ series, season, number }: EpisodeRef): number {
  return mix(mix(series.bits, 700 + season.number), number);
}

/** A third have no Portuguese text; an episode without a name is called by its number. */
export function episodeWords(ref: EpisodeRef, language: string | null) {
  const bits = episodeBits(ref);
  const isPortuguese = languageCode(language) === 'pt';
  const code = isPortuguese ? 'pt' : 'en';
  const numbered = `${isPortuguese ? 'Episódio' : 'Episode'} ${ref.number}`;
  const written = writtenEpisode(ref);
  if (written) {
    const isOriginal = (languageCode(language) ?? 'en') === ref.series.originalLanguage;
    const name = isPortuguese ? written.title : isOriginal ? written.originalTitle : '';
    return { name: name || numbered, overview: isPortuguese ? written.overview : '' };
  }
  const isNamed = chance(mix(bits, 1), isPortuguese ? 0.6 : 0.8);
  const idea = ideaOf(bits);
  return {
    name: isNamed ? titleIn(idea, code) : numbered,
    overview: chance(mix(bits, 2), isPortuguese ? 0.65 : 0.8) ? storyIn(bits, idea, code, ref.series.version) : '',
  };
}

function writtenEpisode({ season, number }: EpisodeRef): DemoEpisode | undefined {
  return season.written?.episodes[number - 1];
}

export function airDate(day: number): string | null {
  return day === NO_DAY ? null : dateText(day);
}

/** An episode as its series shows the last and the next one: without people. */
export function buildEpisodeFields(ref: EpisodeRef, language: string | null, today: number) {
  const { series, season, number } = ref;
  const bits = episodeBits(ref);
  const day = episodeDay(season, number);
  const isAired = day !== NO_DAY && day <= today;
  const votes = isAired ? Math.floor(series.voteCount / 20 / (number + 1)) : 0;
  return {
    air_date: airDate(day),
    episode_number: number,
    episode_type: number === season.episodes && number > 1 ? 'finale' : 'standard',
    id: episodeId(series.id, season, number),
    ...episodeWords(ref, language),
    production_code:
      !season.written && chance(mix(bits, 3), 0.3) ? `${season.number}${String(number).padStart(2, '0')}` : '',
    runtime: isAired || season.written ? runtimeOf(ref) : null,
    season_number: season.number,
    show_id: series.id,
    still_path: hasStill(ref, today) ? pictureFile('still', episodeId(series.id, season, number), 1) : null,
    vote_average: votes > 0 ? between(mix(bits, 5), 50, 95) / 10 : 0,
    vote_count: votes,
  };
}

/** A hand-made episode has its known runtime or that of its series; a generated one varies around that of its series. */
function runtimeOf(ref: EpisodeRef): number | null {
  const { runtime } = ref.series;
  const written = writtenEpisode(ref);
  if (written) return written.runtime ?? (runtime > 0 ? runtime : null);
  return runtime > 0 ? runtime + between(mix(episodeBits(ref), 4), -3, 6) : null;
}

/** An episode has no still before it was broadcast. */
export function hasStill(ref: EpisodeRef, today: number): boolean {
  const day = episodeDay(ref.season, ref.number);
  return day !== NO_DAY && day <= today && ref.series.backdropCount > 0 && chance(mix(episodeBits(ref), 6), 0.85);
}

/** Guests come from the series' own cast and crew from its own crew, so all of them are in the series' credits. */
export function episodePeople(ref: EpisodeRef): { crew: CrewCredit[]; guests: CastCredit[] } {
  // Real people get no invented work.
  if (ref.season.written) return { crew: [], guests: [] };
  const bits = episodeBits(ref);
  const visitors = ref.series.cast.filter((credit) => !credit.isRegular);
  const chosen = [1, 2, 3].flatMap((salt) => visitors[mix(bits, 10 + salt) % Math.max(1, visitors.length)] ?? []);
  const { crew } = ref.series;
  const makers = [
    { job: 'Director', department: 'Directing' },
    { job: 'Writer', department: 'Writing' },
  ].flatMap((job, index) => {
    const credit = crew[mix(bits, 20 + index) % Math.max(1, crew.length)];
    return credit ? [{ ...credit, ...job }] : [];
  });
  return { crew: makers, guests: [...new Set(chosen)] };
}

export function buildEpisode(ref: EpisodeRef, language: string | null, today: number) {
  const people = episodePeople(ref);
  return {
    ...buildEpisodeFields(ref, language, today),
    crew: people.crew.map(buildCrewMember),
    guest_stars: people.guests.map(buildCastMember),
  };
}
