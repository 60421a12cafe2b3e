import { appendParts } from '../title/append.ts';
import type { SeriesRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { buildEpisode } from './episode.ts';
import { episodeId, seasonId } from './numbers.ts';
import { buildSeason } from './season.ts';
import { buildEpisodePart, buildSeasonPart } from './season-parts.ts';

/** Answers `season/{n}` and the paths below it; undefined for an unknown season or episode. */
export function answerSeason(
  world: World,
  series: SeriesRecord,
  path: string,
  query: URLSearchParams,
): object | undefined {
  const [, seasonDigits, rest = ''] = /^season\/(\d{1,3})(?:\/(.+))?$/.exec(path) ?? [];
  const season = series.seasons.find((each) => each.number === Number(seasonDigits ?? Number.NaN));
  if (!season) return undefined;
  const language = query.get('language');

  const [, episodeDigits, episodePart] = /^episode\/(\d{1,4})(?:\/(.+))?$/.exec(rest) ?? [];
  if (episodeDigits !== undefined) {
    const number = Number(episodeDigits);
    if (number < 1 || number > season.episodes) return undefined;
    const ref = { series, season, number };
    const build = (name: string) => buildEpisodePart(name, world, ref);
    if (episodePart === undefined) {
      // On its own route an episode has no show_id: the address names the series.
      const { show_id: _, ...episode } = buildEpisode(ref, language, world.today());
      return { ...episode, ...appendParts(query, build) };
    }
    const part = build(episodePart);
    return part && { id: episodeId(series.id, season, number), ...part };
  }

  const build = (name: string) => buildSeasonPart(name, series, season, query);
  if (rest === '') return { ...buildSeason(world, series, season, language), ...appendParts(query, build) };
  const part = build(rest);
  return part && { id: seasonId(series.id, season), ...part };
}
