import type { PersonSource } from '../../src/shared/domain/person-source.ts';

/** A whole, ordinary person; a test names only what it is about. */
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
