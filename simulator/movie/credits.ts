import { findDemoPersonByName } from '../../demo/people.ts';
import type { DemoMovie } from '../../demo/types.ts';
import { hexId } from '../hash.ts';
import { profileFile } from '../images/file-names.ts';

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

/** One person appears once per job, as TMDB lists them. */
export function buildCredits(movie: DemoMovie) {
  return {
    cast: movie.cast.map(({ person, character }, order) => ({
      ...buildPerson(person),
      cast_id: order + 1,
      character,
      credit_id: hexId(`${movie.id}|cast|${person}`),
      order,
    })),
    crew: movie.crew.map(({ person, job }) => ({
      ...buildPerson(person),
      credit_id: hexId(`${movie.id}|${job}|${person}`),
      department: DEPARTMENTS[job] ?? 'Crew',
      job,
    })),
  };
}

function buildPerson(name: string) {
  const person = findDemoPersonByName(name);
  if (!person) throw new Error(`No demo person is called ${name}`);
  return {
    adult: false,
    // 0 is "not set": the demo states nobody's gender.
    gender: 0,
    id: person.id,
    known_for_department: person.department,
    name: person.name,
    original_name: person.name,
    popularity: person.department === 'Acting' ? 4.2 : 1.4,
    profile_path: person.hasPhoto ? profileFile(person.id) : null,
  };
}
