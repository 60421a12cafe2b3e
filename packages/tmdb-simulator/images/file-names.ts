import { findGenreTile } from '../../demo/art/genre-tile.ts';
import { findDemoPerson } from '../../demo/people.ts';
import { findDemoWatchService } from '../../demo/watch-services.ts';
import { seriesOfEpisode, seriesOfSeason } from '../series/numbers.ts';
import { findCollection } from '../world/collections.ts';
import { FLAG } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import type { ImageKind } from './sizes.ts';

/**
 * The first letter of a file name says what the picture belongs to. Films and series have overlapping ids, so different
 * letters.
 */
const ROLES = {
  moviePoster: { letter: 'p', kind: 'poster' },
  movieBackdrop: { letter: 'b', kind: 'backdrop' },
  movieLogo: { letter: 'o', kind: 'logo' },
  seriesPoster: { letter: 's', kind: 'poster' },
  seriesBackdrop: { letter: 'd', kind: 'backdrop' },
  seriesLogo: { letter: 'u', kind: 'logo' },
  /** Subject: the season's id. */
  seasonPoster: { letter: 'z', kind: 'poster' },
  /** Subject: the episode's id. */
  still: { letter: 'e', kind: 'still' },
  profile: { letter: 'f', kind: 'profile' },
  serviceLogo: { letter: 'l', kind: 'logo' },
  networkLogo: { letter: 'n', kind: 'logo' },
  collectionPoster: { letter: 'k', kind: 'poster' },
  collectionBackdrop: { letter: 'm', kind: 'backdrop' },
  /** Not at TMDB: the demo's own genre pictures, by TMDB's genre id. */
  genreBackdrop: { letter: 'g', kind: 'backdrop' },
} as const satisfies Record<string, { letter: string; kind: ImageKind }>;

export type PictureRole = keyof typeof ROLES;

export function pictureFile(role: PictureRole, subjectId: number, variant: number): string {
  return `/${ROLES[role].letter}-${subjectId}-${variant}.jpg`;
}

export const watchServiceLogo = (serviceId: number) => pictureFile('serviceLogo', serviceId, 1);

export interface ImageFile {
  role: PictureRole;
  kind: ImageKind;
  /** Id of the title, person or other record that the picture belongs to. */
  subjectId: number;
  variant: number;
}

/** Parses a file name; undefined for a name that no answer of ours contains. */
export function findImageFile(world: World, name: string): ImageFile | undefined {
  const [, letter, subject, number] = /^([a-z])-(\d{1,10})-(\d{1,2})\.jpg$/.exec(name) ?? [];
  const role = (Object.keys(ROLES) as PictureRole[]).find((each) => ROLES[each].letter === letter);
  if (!role) return undefined;
  const file = { role, kind: ROLES[role].kind, subjectId: Number(subject), variant: Number(number) };
  return file.variant >= 1 && file.variant <= countVariants(world, file) ? file : undefined;
}

function countVariants(world: World, { role, subjectId }: ImageFile): number {
  switch (role) {
    case 'moviePoster':
      return world.findMovie(subjectId)?.posterCount ?? 0;
    case 'movieBackdrop':
      return world.findMovie(subjectId)?.backdropCount ?? 0;
    case 'movieLogo':
      return world.findMovie(subjectId)?.logoCount ?? 0;
    case 'seriesPoster':
      return world.findSeries(subjectId)?.posterCount ?? 0;
    case 'seriesBackdrop':
      return world.findSeries(subjectId)?.backdropCount ?? 0;
    case 'seriesLogo':
      return world.findSeries(subjectId)?.logoCount ?? 0;
    case 'seasonPoster':
    case 'still':
      return world.findSeries(seriesIdOf(role, subjectId)) ? 1 : 0;
    case 'profile':
      return countPhotos(world, subjectId);
    case 'serviceLogo':
      return findDemoWatchService(subjectId) ? 1 : 0;
    case 'networkLogo':
      return 1;
    case 'collectionPoster':
    case 'collectionBackdrop':
      return findCollection(world.seed, world.movies, subjectId) ? 1 : 0;
    case 'genreBackdrop':
      return findGenreTile(subjectId) ? 1 : 0;
  }
}

function countPhotos(world: World, personId: number): number {
  if (findDemoPerson(personId)?.hasPhoto) return world.findPerson(personId)?.photoCount ?? 0;
  const row = world.people.findRow(personId);
  return row >= 0 && (world.people.flags[row] ?? 0) & FLAG.poster ? (world.findPerson(personId)?.photoCount ?? 0) : 0;
}

/** Season and episode ids start with their series' id. */
export function seriesIdOf(role: 'seasonPoster' | 'still', subjectId: number): number {
  return role === 'seasonPoster' ? seriesOfSeason(subjectId) : seriesOfEpisode(subjectId);
}
