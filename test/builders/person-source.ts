import type { PersonSource } from '../../src/shared/domain/people/person.ts';

/** A complete, ordinary person; a test sets only the fields it is about. */
export function buildPersonSource(overrides: Partial<PersonSource> = {}): PersonSource {
  return {
    id: 31,
    isAdult: false,
    name: 'Fernanda Montenegro',
    department: 'Acting',
    birthday: '1929-10-16',
    deathday: null,
    birthplace: 'Rio de Janeiro',
    biographies: { 'pt-BR': 'Uma biografia.', 'pt-PT': '', en: '' },
    popularity: 10,
    profilePath: '/p.jpg',
    imdbId: null,
    instagramId: null,
    twitterId: null,
    facebookId: null,
    profiles: [],
    credits: [],
    ...overrides,
  };
}
