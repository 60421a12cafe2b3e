import { pictureFile } from '../images/file-names.ts';
import { buildPicture, wantsPicture } from '../title/images.ts';
import { buildCastMember, buildCrewMember } from '../title/people.ts';
import { buildTranslationHead } from '../title/places.ts';
import { buildVideos } from '../title/videos.ts';
import { buildWatchOffers } from '../title/watch-offers.ts';
import type { SeasonPlan, SeriesRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { buildAggregateCredits, buildSeriesCredits } from './credits.ts';
import { type EpisodeRef, episodePeople, episodeWords, hasStill } from './episode.ts';
import { episodeId } from './numbers.ts';
import { seasonPoster, seasonWords } from './season.ts';

const LANGUAGES = [
  { language: 'pt', country: 'BR' },
  { language: 'en', country: 'US' },
] as const;

function translationsOf(wordsIn: (language: string) => { name: string; overview: string }) {
  return { translations: LANGUAGES.map((row) => ({ ...buildTranslationHead(row), data: wordsIn(row.language) })) };
}

/** Parts of a season. People, videos and offers are those of the series. */
export function buildSeasonPart(
  name: string,
  series: SeriesRecord,
  season: SeasonPlan,
  query: URLSearchParams,
): object | undefined {
  switch (name) {
    case 'aggregate_credits':
      return buildAggregateCredits(series);
    case 'credits':
      return buildSeriesCredits(series);
    case 'external_ids':
      return { freebase_mid: null, freebase_id: null, tvdb_id: null, tvrage_id: null, wikidata_id: null };
    case 'images': {
      const poster = seasonPoster(series, season);
      const posters = poster ? [{ file_path: poster, iso_639_1: 'pt' }] : [];
      return { posters: posters.filter(wantsPicture(query)).map((each) => buildPicture(each, 'poster', 0)) };
    }
    case 'translations':
      return translationsOf((language) => seasonWords(series, season, language));
    case 'videos':
      return buildVideos('tv', series, query);
    case 'watch/providers':
      return buildWatchOffers('tv', series);
    default:
      return undefined;
  }
}

export function buildEpisodePart(name: string, world: World, ref: EpisodeRef): object | undefined {
  const id = episodeId(ref.series.id, ref.season, ref.number);
  switch (name) {
    case 'credits': {
      const { crew, guests } = episodePeople(ref);
      const cast = ref.series.cast.filter((credit) => credit.isRegular);
      return {
        cast: cast.map(buildCastMember),
        crew: crew.map(buildCrewMember),
        guest_stars: guests.map(buildCastMember),
      };
    }
    case 'external_ids':
      return {
        imdb_id: null,
        freebase_mid: null,
        freebase_id: null,
        tvdb_id: null,
        tvrage_id: null,
        wikidata_id: null,
      };
    case 'images': {
      const still = { file_path: pictureFile('still', id, 1), iso_639_1: null };
      return { stills: hasStill(ref, world.today()) ? [buildPicture(still, 'still', 0)] : [] };
    }
    case 'translations':
      return translationsOf((language) => episodeWords(ref, language));
    case 'videos':
      return { results: [] };
    default:
      return undefined;
  }
}
