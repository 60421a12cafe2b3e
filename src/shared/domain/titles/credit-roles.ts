import { appearance, characterNotes, type creditRoles } from '#shared/text/person.ts';
import { crewJobOf } from '../people/crew-jobs.ts';

/** Filters for the productions on a person's page. */
export type CreditRole = keyof typeof creditRoles;

/** TMDB's jobs per filter; any other job is `crew`. */
const JOBS: Readonly<Partial<Record<CreditRole, readonly string[]>>> = {
  direction: ['Director', 'Co-Director', 'Series Director', 'Additional Director', 'Special Guest Director'],
  creation: ['Creator', 'Co-Creator', 'Original Series Creator'],
  writing: [
    'Adaptation',
    'Author',
    'Book',
    'Characters',
    'Co-Writer',
    'Comic Book',
    'Dialogue',
    'Graphic Novel',
    'Idea',
    'Novel',
    'Original Concept',
    'Original Film Writer',
    'Original Story',
    'Scenario Writer',
    'Screenplay',
    'Screenstory',
    'Series Composition',
    'Short Story',
    'Staff Writer',
    'Story',
    'Teleplay',
    'Theatre Play',
    'Treatment',
    'Writer',
  ],
  production: [
    'Associate Producer',
    'Co-Executive Producer',
    'Co-Producer',
    'Consulting Producer',
    'Creative Producer',
    'Delegated Producer',
    'Executive Co-Producer',
    'Executive Producer',
    'Line Producer',
    'Producer',
    'Senior Producer',
    'Supervising Producer',
  ],
  photography: ['Cinematographer', 'Cinematography', 'Co-Director of Photography', 'Director of Photography'],
  editing: ['Additional Editing', 'Additional Editor', 'Co-Editor', 'Editor', 'Supervising Editor'],
  music: [
    'Additional Music',
    'Composer',
    'Lyricist',
    'Main Title Theme Composer',
    'Music',
    'Music Director',
    'Music Producer',
    'Original Music Composer',
    'Songs',
    'Theme Song Performance',
    'Vocals',
  ],
  thanks: ['Dedicated To', 'Dedicatee', 'In Memory Of', 'Special Thanks', 'Thanks'],
};

const ROLE_OF_JOB: ReadonlyMap<string, CreditRole> = new Map(
  (Object.keys(JOBS) as CreditRole[]).flatMap((role) => (JOBS[role] ?? []).map((job) => [job, role] as const)),
);

/** Several parts in one title come as one text, joined by ` / `, as TMDB's users also write them. */
export function splitParts(parts: string): string[] {
  return parts
    .split(' / ')
    .map((part) => part.trim())
    .filter(Boolean);
}

export function roleOfJob(job: string): CreditRole {
  return ROLE_OF_JOB.get(job) ?? 'crew';
}

/** TMDB's department of a job that an editor chose; of other jobs it is not known. */
export function departmentOfJob(job: string): string | undefined {
  return DEPARTMENTS_OF[roleOfJob(job)];
}

const DEPARTMENTS_OF: Readonly<Partial<Record<CreditRole, string>>> = {
  ...{ direction: 'Directing', creation: 'Creator', writing: 'Writing', production: 'Production' },
  ...{ photography: 'Camera', editing: 'Editing', music: 'Sound' },
};

/** `Self - Guest`, `Himself (archive footage)`: the person appears as themselves. */
export function roleOfCharacter(character: string): CreditRole {
  return /^(?:self|himself|herself|themsel(?:f|ves)|itself)\b/i.test(character) ? 'self' : 'acting';
}

/** A character in Portuguese: names stay, notes of TMDB's users are translated. */
export function readCharacter(character: string): string {
  if (roleOfCharacter(character) === 'self') return appearance;
  return character
    .replace(/^[^(]*[^(\s]/, (name) => wordOf(name) ?? name)
    .replace(/\(([^)]+)(\)?)/g, (whole, note: string, end: string) => {
      const word = end === '' ? undefined : wordOf(note.trim().toLowerCase());
      return word === undefined ? whole : `(${word})`;
    });
}

function wordOf(note: string): string | undefined {
  return Object.hasOwn(characterNotes, note) ? characterNotes[note] : undefined;
}

/** A job in Portuguese; an untranslated job falls back to the department `Crew`. */
export function readJob(job: string): string {
  return crewJobOf({ job, department: 'Crew' });
}
