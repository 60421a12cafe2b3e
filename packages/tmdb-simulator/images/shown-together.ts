import { assignMotifs, type MotifSeeker } from '../../demo/art/assign-motifs.ts';
import { artGenresOf } from '../../demo/art/genres.ts';
import { listMotifRefs, type MotifRef } from '../../demo/art/motifs.ts';
import { createArtRandom } from '../../demo/art/random.ts';
import { demoCollections } from '../../demo/editorial/collections.ts';
import { demoMovieGenres, demoSeriesGenres } from '../../demo/genres.ts';
import { lazy } from '../../demo/lazy.ts';
import { demoMovies } from '../../demo/movies.ts';
import { demoSeries } from '../../demo/series.ts';
import type { DemoArt, DemoMovie } from '../../demo/types.ts';
import { demoWatchServices } from '../../demo/watch-services.ts';
import { NOW_PLAYING_DAYS, TOP_RATED_VOTES, UPCOMING_DAYS } from '../lists/movie-lists.ts';
import { ON_THE_AIR_DAYS } from '../lists/series-lists.ts';
import type { TitleKind } from '../world/kinds.ts';
import { FLAG } from '../world/tables.ts';
import type { World } from '../world/world.ts';

/** A title as lists need it. */
interface Listed {
  kind: TitleKind;
  id: number;
  genreIds: readonly number[];
  popularity: number;
  art?: DemoArt | undefined;
}

/** The cards seen first, and two more: neighbours in a list may swap places. */
const SEEN = 14;
/** More than are seen: some titles of a service are not available today. */
const ON_A_SERVICE = 40;
const OF_A_GENRE = 20;
/** Trending titles are among this many of the most popular. */
const MAY_TREND = 36;
/** How many generated titles per list the demo has fetched when it opens. */
const FETCHED = 40;

export const artKey = (kind: TitleKind, id: number) => `${kind}|${id}`;
const keysOf = (titles: readonly Listed[], count = SEEN) =>
  titles.slice(0, count).map(({ kind, id }) => artKey(kind, id));

/** Hand-made titles have fixed motifs, in every world and on every day. */
const handMade = lazy(() => {
  const films = demoMovies.map((movie) => ({ ...movie, kind: 'movie' as const }));
  const series = demoSeries.map((each) => ({ ...each, kind: 'tv' as const }));
  const lists = [films, series].flatMap((titles) => {
    const popular = byPopularity<(typeof titles)[number]>(titles);
    const rated = popular.filter(({ voteCount }) => voteCount >= TOP_RATED_VOTES);
    return [
      keysOf(popular, MAY_TREND),
      keysOf(rated.toSorted((one, other) => other.voteAverage - one.voteAverage)),
      ...listGenres(popular),
    ];
  });
  // The page of all services shows the most popular titles of several services.
  lists.push(keysOf(byPopularity<Listed>([...films, ...series]), MAY_TREND));
  // The page of a service shows its films first, then its series.
  for (const { id } of demoWatchServices) {
    const has = ({ offers }: Pick<DemoMovie, 'offers'>) => Object.values(offers).some((ids) => ids.includes(id));
    const [ownFilms, ownSeries] = [byPopularity(films.filter(has)), byPopularity(series.filter(has))];
    lists.push(keysOf([...ownFilms, ...ownSeries], ON_A_SERVICE), keysOf(ownSeries, ON_A_SERVICE));
  }
  const titles: Listed[] = [...films, ...series];
  const collections = demoCollections.map(({ items }) =>
    items.slice(0, SEEN).map(({ kind, id }) => artKey(kind === 'movie' ? 'movie' : 'tv', id)),
  );
  return { titles, motifs: assignMotifs(titles.map(toSeeker), [...lists, ...collections]) };
});

function byPopularity<T extends Listed>(titles: readonly T[]): T[] {
  return titles.toSorted((one, other) => other.popularity - one.popularity || one.id - other.id);
}

function listGenres(titles: readonly Listed[]): string[][] {
  const genres = titles[0]?.kind === 'tv' ? demoSeriesGenres : demoMovieGenres;
  return genres.map(({ id }) =>
    keysOf(
      titles.filter(({ genreIds }) => genreIds.includes(id)),
      OF_A_GENRE,
    ),
  );
}

function toSeeker({ kind, id, genreIds, art = {} }: Listed): MotifSeeker {
  const key = artKey(kind, id);
  const genres = artGenresOf(genreIds, key);
  const suitable = listMotifRefs(art.genre ? [art.genre, ...genres] : genres);
  // Each title starts at another motif, or all would prefer the first.
  const own = suitable.filter(({ genre }) => genre === suitable[0]?.genre);
  const start = art.motif ?? createArtRandom(`${key}|motif`).integer(0, own.length - 1);
  return { key, wanted: [...own.slice(start), ...own.slice(0, start), ...suitable.slice(own.length)] };
}

/** Generated titles have theirs for a day: they enter and leave the lists of premieres and series on the air. */
const generated = new WeakMap<World, { day: number; motifs: ReadonlyMap<string, MotifRef> }>();

/** The motif of the title's first picture; undefined if the title is not among the first of any list. */
export function findAssignedMotif(world: World, kind: TitleKind, id: number): MotifRef | undefined {
  const fixed = handMade().motifs.get(artKey(kind, id));
  if (fixed) return fixed;
  const known = generated.get(world);
  if (known?.day === world.today()) return known.motifs.get(artKey(kind, id));
  const motifs = assignGenerated(world);
  generated.set(world, { day: world.today(), motifs });
  return motifs.get(artKey(kind, id));
}

function assignGenerated(world: World): Map<string, MotifRef> {
  const today = world.today();
  const { movies, series } = world;
  const opensIn = (from: number, to: number) =>
    listRows(world, 'movie', (row) => movies.brazilReleaseDay(row) >= from && movies.brazilReleaseDay(row) <= to);
  const airsIn = (from: number, to: number) => listRows(world, 'tv', (row) => series.airsBetween(row, from, to));
  const films = [opensIn(today - NOW_PLAYING_DAYS, today), opensIn(today + 1, today + UPCOMING_DAYS)];
  // In São Paulo it may still be yesterday.
  const onAir = [airsIn(today, today), airsIn(today - 1, today - 1), airsIn(today, today + ON_THE_AIR_DAYS)];
  const [movie, tv] = [join('movie', films.flat()), join('tv', onAir.flat())];
  const lists = [
    ...[...films, ...onAir].map((list) => keysOf(list, FETCHED)),
    ...listGenres(movie),
    ...listGenres(tv),
    ...listServices(world, movie, tv),
  ];
  const seekers = [...movie, ...tv].map(toSeeker);
  return assignMotifs(seekers, lists, handMade().motifs);
}

/** The page of a service shows its films first, then its series. */
function listServices(world: World, movies: readonly Listed[], series: readonly Listed[]): string[][] {
  const withServices = ({ kind, id }: Listed) => ({
    key: artKey(kind, id),
    services: world.availability.servicesOn(kind, id, world.today()),
  });
  const [allMovies, allSeries] = [movies.map(withServices), series.map(withServices)];
  return demoWatchServices.flatMap((service) => {
    const own = (titles: typeof allMovies) =>
      titles.filter(({ services }) => services.includes(service.id)).map(({ key }) => key);
    const ownSeries = own(allSeries);
    return [[...own(allMovies), ...ownSeries].slice(0, ON_A_SERVICE), ownSeries.slice(0, ON_A_SERVICE)];
  });
}

/** The hand-made titles of the kind and these, each once, by popularity. */
function join(kind: TitleKind, titles: readonly Listed[]): Listed[] {
  const all = [...handMade().titles.filter((title) => title.kind === kind), ...titles];
  return byPopularity([...new Map(all.map((title) => [title.id, title])).values()]);
}

/** The most popular titles of the kind that pass, in the order of TMDB's lists. */
function listRows(world: World, kind: TitleKind, isWanted: (row: number) => boolean): Listed[] {
  const table = world.table(kind);
  const unlisted = FLAG.adult | (kind === 'movie' ? FLAG.video : 0);
  const found: Listed[] = [];
  for (const row of table.order('popularity')) {
    if (found.length === FETCHED) break;
    if ((table.flags[row] ?? 0) & unlisted || !isWanted(row)) continue;
    const id = table.id(row);
    const genreIds = (kind === 'movie' ? world.findMovie(id) : world.findSeries(id))?.genreIds ?? [];
    found.push({ kind, id, genreIds, popularity: (table.popularity[row] ?? 0) / 1000 });
  }
  return found;
}
