import { findDemoPersonByName } from '../../demo/people.ts';
import type { DemoMovie, DemoPerson } from '../../demo/types.ts';
import { hexId } from '../hash.ts';
import type { Filmography, MovieRecord, PersonRecord, PersonSummary, SocialIds } from './records.ts';

const NOWHERE: SocialIds = { wikidata: null, facebook: null, instagram: null, twitter: null };

/** TMDB files every job under a department; a job missing here is plain crew. */
const DEPARTMENTS: Record<string, string> = {
  Director: 'Directing',
  'Co-Director': 'Directing',
  Writer: 'Writing',
  Screenplay: 'Writing',
  Novel: 'Writing',
  Book: 'Writing',
  'Theatre Play': 'Writing',
  Producer: 'Production',
  'Director of Photography': 'Camera',
  Editor: 'Editing',
  'Original Music Composer': 'Sound',
};

/** A hand-made film with what the demo never says; one person appears once per job, as TMDB lists them. */
export function toMovieRecord(movie: DemoMovie): MovieRecord {
  return {
    ...movie,
    adult: false,
    video: false,
    homepage: '',
    collection: null,
    social: NOWHERE,
    logoCount: 0,
    version: 0,
    cast: movie.cast.map(({ person, character }, order) => ({
      person: toSummary(personCalled(person)),
      character,
      creditId: hexId(`${movie.id}|cast|${person}`),
      order,
    })),
    crew: movie.crew.map(({ person, job }) => ({
      person: toSummary(personCalled(person)),
      job,
      department: DEPARTMENTS[job] ?? 'Crew',
      creditId: hexId(`${movie.id}|${job}|${person}`),
    })),
  };
}

function personCalled(name: string): DemoPerson {
  const person = findDemoPersonByName(name);
  if (!person) throw new Error(`No demo person is called ${name}`);
  return person;
}

/** 0 is "not set": the demo states nobody's gender. */
export function toSummary(person: DemoPerson): PersonSummary {
  return {
    id: person.id,
    name: person.name,
    originalName: person.name,
    adult: false,
    gender: 0,
    department: person.department,
    popularity: person.department === 'Acting' ? 4.2 : 1.4,
    hasPhoto: person.hasPhoto,
  };
}

/** Names and credits only: nothing is told here about a living person. */
export function toPersonRecord(person: DemoPerson, filmography: Filmography[]): PersonRecord {
  return {
    ...toSummary(person),
    alsoKnownAs: [],
    birthday: null,
    deathday: null,
    placeOfBirth: null,
    homepage: null,
    imdbId: null,
    social: NOWHERE,
    photoCount: person.hasPhoto ? 1 : 0,
    translations: [],
    filmography,
    version: 0,
  };
}
