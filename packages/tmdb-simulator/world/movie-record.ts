import type { DemoRelease } from '../../demo/types.ts';
import { chance, mix } from './bits.ts';
import { drawBrazilCertification, drawBrazilReleaseDay, drawMoney } from './brazil-release.ts';
import { collectionIdOf, collectionName, findCollection } from './collections.ts';
import { companiesOf } from './companies.ts';
import type { Core } from './core.ts';
import { castOf, crewOf } from './credits/movie-credits.ts';
import { dateText } from './day.ts';
import { genreIdsOf } from './genres.ts';
import { alternativeTitlesOf, keywordsOf, videosOf } from './labels.ts';
import { pictureCounts } from './picture-counts.ts';
import { COUNTRIES, generatedLanguage } from './places.ts';
import type { CollectionRef, ListedMovie, MovieRecord } from './records.ts';
import { listRecommended } from './related.ts';
import { recordBits, SALT } from './salts.ts';
import { FLAG, NO_DAY } from './tables.ts';
import { isTail } from './titles/fill-title.ts';
import { drawImdbId, drawSocialIds } from './titles/title-ids.ts';
import { TitleWords } from './titles/title-words.ts';
import { versionOf } from './version.ts';

/** The fields of a generated film that lists show; most requests need only these. */
export function generateListedMovie(core: Core, row: number): ListedMovie & { words: TitleWords } {
  const { seed, movies } = core;
  const id = movies.id(row);
  const bits = recordBits(seed, 'movie', id);
  const flags = movies.flags[row] ?? 0;
  const language = generatedLanguage(movies.language[row]);
  const version = versionOf(seed, 'movie', id, core.today());
  const words = new TitleWords(bits, language, version);
  return {
    id,
    adult: Boolean(flags & FLAG.adult),
    video: Boolean(flags & FLAG.video),
    originalTitle: words.original,
    originalLanguage: language,
    releaseDate: dateText(movies.releaseDay[row] ?? NO_DAY),
    genreIds: genreIdsOf('movie', movies.genres[row] ?? 0),
    voteAverage: (movies.voteAverage[row] ?? 0) / 1000,
    voteCount: movies.voteCount[row] ?? 0,
    popularity: (movies.popularity[row] ?? 0) / 1000,
    ...pictureCounts(bits, flags),
    version,
    words,
  };
}

/** The whole film. Fields that cost more than a few random draws are getters. */
export function generateMovieRecord(core: Core, row: number): MovieRecord {
  const { seed, movies } = core;
  const { words, ...listed } = generateListedMovie(core, row);
  const { id, originalLanguage: language } = listed;
  const bits = recordBits(seed, 'movie', id);
  const country = COUNTRIES[movies.country[row] ?? 0] ?? 'US';
  const releaseDay = movies.releaseDay[row] ?? NO_DAY;

  return {
    ...listed,
    imdbId: drawImdbId('movie', bits, id),
    social: drawSocialIds('movie', bits, id),
    runtime: movies.runtime[row] ?? 0,
    countries: [country],
    spokenLanguages: isTail(bits) && mix(bits, SALT.language + 50) % 4 === 0 ? [] : [language],
    ...drawMoney(bits),
    homepage: chance(mix(bits, SALT.labels + 50), 0.08) ? `https://example.org/filme/${id}` : '',
    art: {},
    findTranslation: (code, region) => words.find(code, region),
    get collection() {
      return findCollectionRef(core, id);
    },
    get releases() {
      return drawReleases(bits, releaseDay, country);
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
      return videosOf(bits, releaseDay, isTail(bits));
    },
    get offers() {
      return core.availability.offersOn('movie', id, core.today());
    },
    get recommendations() {
      return listRecommended(movies, bits, row);
    },
    get cast() {
      return castOf(core, id);
    },
    get crew() {
      return crewOf(core, id);
    },
  };
}

function findCollectionRef(core: Core, movieId: number): CollectionRef | null {
  const id = collectionIdOf(core.seed, movieId);
  const collection = id && findCollection(core.seed, core.movies, id);
  if (!collection) return null;
  return { id: collection.id, name: collectionName(collection, false), hasPoster: true, hasBackdrop: true };
}

/** A release in its own country, in Brazilian cinemas if it has one, and half of the time on disc or online in Brazil. */
function drawReleases(bits: number, releaseDay: number, country: string): DemoRelease[] {
  if (releaseDay === NO_DAY) return [];
  const draw = mix(bits, SALT.brazil);
  const brazilDay = drawBrazilReleaseDay(bits, releaseDay, country === 'BR');
  const isHere = brazilDay !== NO_DAY;
  const certification = drawBrazilCertification('movie', bits, isHere);
  const home: DemoRelease = {
    country,
    date: dateText(releaseDay),
    type: 3,
    certification: country === 'BR' ? certification : mix(draw, 10) % 10 < 4 ? '' : 'PG',
    ...(mix(draw, 11) % 8 === 0 && { note: 'Festival' }),
  };
  const cinema: DemoRelease = { country: 'BR', date: dateText(brazilDay), type: 3, certification };
  const digital: DemoRelease = {
    country: 'BR',
    date: dateText((isHere ? brazilDay : releaseDay) + 90),
    type: 4,
    certification: isHere ? '' : certification,
  };
  const hasDigital = isHere ? mix(draw, 12) % 2 === 0 : certification !== '';
  return [home, ...(isHere && country !== 'BR' ? [cinema] : []), ...(hasDigital ? [digital] : [])];
}
