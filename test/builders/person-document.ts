import type { CastCredit, CrewCredit, PersonDetails } from '#shared/contract/person-details.ts';

/** A valid person document; a test sets only the fields it is about. */
export function buildPersonDetails(overrides: Partial<PersonDetails> = {}): PersonDetails {
  return {
    id: 52583,
    name: 'Wagner Moura',
    slug: 'wagner-moura-52583',
    role: 'Atuação',
    profile_path: '/moura.jpg',
    share_path: null,
    birthday: '1976-06-27',
    deathday: null,
    place_of_birth: 'Salvador, Bahia, Brazil',
    biography: '<p>Ator e diretor baiano.</p>',
    biography_lang: 'pt-BR',
    customCuriosities: null,
    customAdditionalInfos: null,
    externalIds: { imdb_id: 'nm0609944', instagram_id: 'wagnermoura', twitter_id: null, facebook_id: null },
    images: { profiles: [] },
    credits: buildPersonCredits([], []),
    dubbed: [],
    coverage: { movies: 0, platforms: [], smallest: [], covered: 0, free: 0, ads: 0, rent: 0, buy: 0, none: 0 },
    noindex: false,
    nofollow: false,
    seoData: {
      title: 'Wagner Moura: filmes e séries',
      description: 'Ator e diretor baiano.',
      keywords: 'wagner moura',
      imageUrl: '/img/profile/h632/moura.jpg',
      canonicalUrl: '/pessoa/wagner-moura-52583',
    },
    redirectInfo: { shouldRedirect: false, canonicalUrl: '/pessoa/wagner-moura-52583' },
    ...overrides,
  };
}

export function buildPersonCredits(cast: CastCredit[], crew: CrewCredit[]): PersonDetails['credits'] {
  const ofKind = (kind: 'movie' | 'tv') => ({
    cast: cast.filter(({ media_type }) => media_type === kind),
    crew: crew.filter(({ media_type }) => media_type === kind),
  });
  return { combined: { cast, crew }, movie: ofKind('movie'), tv: ofKind('tv') };
}

export function buildCastCredit(overrides: Partial<CastCredit> = {}): CastCredit {
  return { ...CREDIT, character: 'Capitão Nascimento', ...overrides };
}

export function buildCrewCredit(overrides: Partial<CrewCredit> = {}): CrewCredit {
  return { ...CREDIT, job: 'Director', ...overrides };
}

const CREDIT = {
  id: 7347,
  media_type: 'movie',
  title: 'Tropa de Elite',
  slug: 'tropa-de-elite-2007-7347',
  release_date: '2007-10-12',
  poster_path: '/tropa.jpg',
  vote_average: 8,
} as const;
