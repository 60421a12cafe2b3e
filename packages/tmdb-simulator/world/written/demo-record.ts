import { departmentOf } from '../../../demo/departments.ts';
import { fameOf } from '../../../demo/fame.ts';
import { hexId } from '../../../demo/hash.ts';
import { findDemoPersonByName } from '../../../demo/people.ts';
import { findDemoSagaOf } from '../../../demo/sagas.ts';
import type { DemoMovie, DemoPerson } from '../../../demo/types.ts';
import type { CollectionRef, Filmography, MovieRecord, PersonRecord, PersonSummary, SocialIds } from '../records.ts';

export const NOWHERE: SocialIds = { wikidata: null, facebook: null, instagram: null, twitter: null };

/**
 * Converts a hand-made film, with defaults for the fields that the demo does not have; one entry per person and job, as
 * at TMDB.
 */
export function toMovieRecord(movie: DemoMovie): MovieRecord {
  return {
    ...movie,
    adult: false,
    video: false,
    homepage: '',
    collection: collectionOf(movie),
    social: NOWHERE,
    logoCount: 0,
    version: 0,
    cast: movie.cast.map(({ person, character }, order) => ({
      person: summaryOf(person),
      character,
      creditId: hexId(`${movie.id}|cast|${person}`),
      order,
    })),
    crew: movie.crew.map(({ person, job }) => ({
      person: summaryOf(person),
      job,
      department: departmentOf(job),
      creditId: hexId(`${movie.id}|${job}|${person}`),
    })),
  };
}

function collectionOf({ id }: DemoMovie): CollectionRef | null {
  const saga = findDemoSagaOf(id);
  return saga ? { id: saga.id, name: saga.nameEnglish, hasPoster: true, hasBackdrop: true } : null;
}

/** A credited person by name. */
export function summaryOf(name: string): PersonSummary {
  const person = findDemoPersonByName(name);
  if (!person) throw new Error(`No demo person is called ${name}: node tools/demo-register.ts`);
  return toSummary(person);
}

export function toSummary(person: DemoPerson): PersonSummary {
  return {
    id: person.id,
    name: person.name,
    originalName: person.name,
    adult: false,
    gender: person.gender,
    department: person.department,
    popularity: fameOf(person.name),
    hasPhoto: person.hasPhoto,
  };
}

/** Number of photos of a person with a biography. */
const PHOTOS = 6;

/** Recorded facts only: of most people just the name and the credits. */
export function toPersonRecord(person: DemoPerson, filmography: Filmography[]): PersonRecord {
  const { biography } = person;
  return {
    ...toSummary(person),
    alsoKnownAs: [],
    birthday: person.born,
    deathday: person.died,
    placeOfBirth: person.birthplace,
    homepage: null,
    imdbId: null,
    social: NOWHERE,
    photoCount: person.hasPhoto ? (biography ? PHOTOS : 1) : 0,
    translations: biography ? [{ language: 'pt', country: 'BR', biography }] : [],
    filmography,
    version: 0,
  };
}
