import { lazy } from '../../../demo/lazy.ts';
import { chance, mix } from '../bits.ts';
import { drawBrazilCertification } from '../brazil-release.ts';
import { companiesOf } from '../companies.ts';
import type { Core } from '../core.ts';
import { genreIdsOf } from '../genres.ts';
import { alternativeTitlesOf, keywordsOf, videosOf } from '../labels.ts';
import { pictureCounts } from '../picture-counts.ts';
import { COUNTRIES, generatedLanguage } from '../places.ts';
import type { ListedSeries, SeriesRecord } from '../records.ts';
import { listRecommended } from '../related.ts';
import { recordBits, SALT } from '../salts.ts';
import { FLAG, NO_DAY } from '../tables.ts';
import { isTail } from '../titles/fill-title.ts';
import { drawImdbId, drawSocialIds, drawTvdbId } from '../titles/title-ids.ts';
import { TitleWords } from '../titles/title-words.ts';
import { versionOf } from '../version.ts';
import { networkOf } from './networks.ts';
import { planSeasons, seasonsKnownOn, statusOn, typeOf } from './plan.ts';
import { seriesCast, seriesCreators, seriesCrew } from './series-credits.ts';

/** The fields of a generated series that lists show. */
export function generateListedSeries(core: Core, row: number): ListedSeries & { words: TitleWords } {
  const { seed, series } = core;
  const id = series.id(row);
  const bits = recordBits(seed, 'tv', id);
  const flags = series.flags[row] ?? 0;
  const language = generatedLanguage(series.language[row]);
  const version = versionOf(seed, 'tv', id, core.today());
  const words = new TitleWords(bits, language, version);
  return {
    id,
    bits,
    adult: Boolean(flags & FLAG.adult),
    originalTitle: words.original,
    originalLanguage: language,
    firstAirDay: series.releaseDay[row] ?? NO_DAY,
    genreIds: genreIdsOf('tv', series.genres[row] ?? 0),
    countries: [COUNTRIES[series.country[row] ?? 0] ?? 'US'],
    voteAverage: (series.voteAverage[row] ?? 0) / 1000,
    voteCount: series.voteCount[row] ?? 0,
    popularity: (series.popularity[row] ?? 0) / 1000,
    ...pictureCounts(bits, flags),
    version,
    words,
  };
}

/** The whole series as known today. Fields that cost more than a few random draws are getters. */
export function generateSeriesRecord(core: Core, row: number): SeriesRecord {
  const { series } = core;
  const { words, ...listed } = generateListedSeries(core, row);
  const { id, bits, firstAirDay } = listed;
  const genres = series.genres[row] ?? 0;
  const plan = lazy(() => planSeasons(bits, firstAirDay, genres));
  const seasons = lazy(() => seasonsKnownOn(plan(), core.today()));
  const episodes = () => seasons().reduce((sum, season) => (season.number === 0 ? sum : sum + season.episodes), 0);
  const cast = lazy(() => seriesCast(core, id, episodes()));
  const crew = lazy(() => seriesCrew(core, id, episodes()));

  return {
    ...listed,
    imdbId: drawImdbId('tv', bits, id),
    tvdbId: drawTvdbId(bits, id),
    social: drawSocialIds('tv', bits, id),
    spokenLanguages: [listed.originalLanguage],
    runtime: series.runtime[row] ?? 0,
    homepage: chance(mix(bits, SALT.labels + 50), 0.15) ? `https://example.org/serie/${id}` : '',
    findTranslation: (code, region) => words.find(code, region),
    type: typeOf(bits, genres),
    get status() {
      return statusOn(bits, plan(), core.today());
    },
    get inProduction() {
      return !['Ended', 'Canceled'].includes(statusOn(bits, plan(), core.today()));
    },
    get seasons() {
      return seasons();
    },
    get networks() {
      return [networkOf(bits)].filter((network) => network !== undefined);
    },
    get companies() {
      return companiesOf(bits);
    },
    get translations() {
      return words.list();
    },
    get alternativeTitles() {
      return alternativeTitlesOf(bits);
    },
    get keywords() {
      return keywordsOf(bits);
    },
    get videos() {
      return videosOf(bits, firstAirDay, isTail(bits));
    },
    get offers() {
      return core.availability.offersOn('tv', id, core.today());
    },
    get certification() {
      return drawBrazilCertification('tv', bits, false);
    },
    get creators() {
      return seriesCreators(core, id);
    },
    get cast() {
      return cast();
    },
    get crew() {
      return crew();
    },
    get recommendations() {
      return listRecommended(series, bits, row);
    },
  };
}
