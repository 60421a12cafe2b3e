import type { ArtSubject } from '../../demo/art/choose.ts';
import type { Credits } from '../../demo/art/credits.ts';
import { findGenreTile } from '../../demo/art/genre-tile.ts';
import { artGenreOf } from '../../demo/art/genres.ts';
import type { PortraitSubject } from '../../demo/art/portrait/traits.ts';
import type { PosterSubject } from '../../demo/art/poster.ts';
import type { Title } from '../../demo/art/set-title.ts';
import { findDemoWatchService } from '../../demo/watch-services.ts';
import { wordsIn } from '../language.ts';
import { seasonId } from '../series/numbers.ts';
import { seasonWords } from '../series/season.ts';
import { listPosters } from '../title/posters.ts';
import { collectionName, findCollection } from '../world/collections.ts';
import type { TitleKind } from '../world/kinds.ts';
import type { MovieRecord, SeriesRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { type ImageFile, seriesIdOf } from './file-names.ts';
import { findAssignedMotif } from './shown-together.ts';

/** What a picture shows, as plain data: equal data gives equal bytes, in any world. */
export type ImageContent =
  | { form: 'poster'; subject: PosterSubject }
  | { form: 'backdrop'; subject: ArtSubject }
  | { form: 'still'; subject: ArtSubject; episodeId: number }
  | { form: 'portrait'; subject: PortraitSubject }
  | { form: 'mark'; colour: string; letters: string };

const PORTUGUESE = 'pt-BR';
const NO_CREDITS: Credits = { opening: '', makers: [], cast: [] };
const NO_GENRE: ArtSubject = { seed: 'genre', genre: 'drama', hints: {}, variant: 1 };
const PLAIN_MARK = '#383b40';

export function describeImage(world: World, file: ImageFile): ImageContent {
  const { role, subjectId, variant } = file;
  switch (role) {
    case 'moviePoster':
    case 'seriesPoster':
      return { form: 'poster', subject: posterOf(world, role === 'moviePoster' ? 'movie' : 'tv', subjectId, variant) };
    case 'movieBackdrop':
    case 'seriesBackdrop':
      return { form: 'backdrop', subject: artOf(world, role === 'movieBackdrop' ? 'movie' : 'tv', subjectId, variant) };
    case 'seasonPoster':
      return { form: 'poster', subject: seasonPosterOf(world, subjectId) };
    case 'still':
      return { form: 'still', subject: artOf(world, 'tv', seriesIdOf(role, subjectId), 1), episodeId: subjectId };
    case 'collectionPoster':
    case 'collectionBackdrop':
      return describeCollection(world, role, subjectId);
    case 'genreBackdrop':
      return { form: 'backdrop', subject: findGenreTile(subjectId) ?? NO_GENRE };
    case 'profile': {
      const gender = world.findPerson(subjectId)?.gender ?? 0;
      return { form: 'portrait', subject: { seed: `person|${subjectId}`, gender, variant } };
    }
    case 'serviceLogo': {
      const { colour, letters } = findDemoWatchService(subjectId) ?? { colour: PLAIN_MARK, letters: '' };
      return { form: 'mark', colour, letters };
    }
    case 'networkLogo':
    case 'movieLogo':
    case 'seriesLogo':
      return { form: 'mark', colour: PLAIN_MARK, letters: '' };
  }
}

/** A trailer's still shows the title with another variant of its art than the page's. */
export function describeTrailer(world: World, kind: TitleKind, id: number): ImageContent | undefined {
  return findTitle(world, kind, id) && { form: 'backdrop', subject: artOf(world, kind, id, 2) };
}

const findTitle = (world: World, kind: TitleKind, id: number) =>
  kind === 'movie' ? world.findMovie(id) : world.findSeries(id);

function artOf(world: World, kind: TitleKind, id: number, variant: number): ArtSubject {
  const { genreIds = [], art: hints = {} } = findTitle(world, kind, id) ?? {};
  const seed = `${kind}|${id}`;
  const motif = findAssignedMotif(world, kind, id);
  return { seed, genre: hints.genre ?? artGenreOf(genreIds, seed), hints, variant, ...(motif && { motif }) };
}

/** TMDB states each poster's language, so it is drawn in it: Portuguese, the original language, or without words. */
function posterOf(world: World, kind: TitleKind, id: number, variant: number): PosterSubject {
  const record = findTitle(world, kind, id);
  const subject = artOf(world, kind, id, variant);
  const language = record && listPosters(kind, record)[variant - 1]?.iso_639_1;
  if (!record || !language) return { ...subject, title: undefined, credits: NO_CREDITS };

  const credits = creditsOf(kind, record);
  return language === 'pt'
    ? { ...subject, title: { text: wordsIn(record, PORTUGUESE).title }, credits }
    : { ...subject, title: { text: record.originalTitle }, credits: { ...credits, opening: '' } };
}

function creditsOf(kind: TitleKind, record: MovieRecord | SeriesRecord): Credits {
  const makers = 'creators' in record ? record.creators : record.crew.filter(({ job }) => job === 'Director');
  return {
    opening: kind === 'movie' ? 'Um filme de' : 'Uma série de',
    makers: makers.map(({ person }) => person.name),
    cast: record.cast.slice(0, 3).map(({ person }) => person.name),
  };
}

/** The series' own poster with the season's name as subtitle; even seasons have two of its colours exchanged. */
function seasonPosterOf(world: World, id: number): PosterSubject {
  const seriesId = seriesIdOf('seasonPoster', id);
  const subject = artOf(world, 'tv', seriesId, 1);
  const series = world.findSeries(seriesId);
  if (!series) return { ...subject, title: undefined, credits: NO_CREDITS };

  const text = wordsIn(series, PORTUGUESE).title;
  const season = series.seasons.find((each) => seasonId(seriesId, each) === id);
  return {
    ...subject,
    isTraded: season !== undefined && season.number % 2 === 0,
    title: season ? { text, subtitle: seasonWords(series, season, PORTUGUESE).name } : { text },
    credits: creditsOf('tv', series),
  };
}

function describeCollection(world: World, role: 'collectionPoster' | 'collectionBackdrop', id: number): ImageContent {
  const collection = findCollection(world.seed, world.movies, id);
  const seed = `collection|${id}`;
  const genreIds = collection?.parts.flatMap((part) => world.findMovie(part)?.genreIds ?? []) ?? [];
  const subject: ArtSubject = { seed, genre: artGenreOf(genreIds, seed), hints: {}, variant: 1 };
  if (role === 'collectionBackdrop' || !collection) return { form: 'backdrop', subject };

  const [text = '', subtitle = ''] = collectionName(collection, true).split(' - ');
  const title: Title = { text, subtitle };
  return { form: 'poster', subject: { ...subject, title, credits: NO_CREDITS } };
}
