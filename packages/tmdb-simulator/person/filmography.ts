import type { TitleKind } from '../world/kinds.ts';
import type { Filmography, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** Every credit with its title: a title once per job, films and series mixed. */
function buildCredits(world: World, person: PersonRecord, language: string | null, kinds: readonly TitleKind[]) {
  const titles = person.filmography
    .filter((entry) => kinds.includes(entry.kind))
    .flatMap((entry) => {
      const item = itemOf(world, entry, language);
      return item ? [{ entry, item }] : [];
    });
  return {
    cast: titles.flatMap(({ entry, item }) =>
      entry.cast.map(({ character, creditId, order, episodeCount }) => ({
        media: entry.kind,
        fields: {
          ...item,
          character,
          credit_id: creditId,
          ...(entry.kind === 'movie' ? { order } : { episode_count: episodeCount }),
        },
      })),
    ),
    crew: titles.flatMap(({ entry, item }) =>
      entry.crew.map(({ job, department, creditId, episodeCount }) => ({
        media: entry.kind,
        fields: {
          ...item,
          credit_id: creditId,
          department,
          ...(entry.kind === 'tv' && { episode_count: episodeCount }),
          job,
        },
      })),
    ),
  };
}

function itemOf(world: World, { kind, id }: Filmography, language: string | null): object | undefined {
  return kind === 'movie' ? world.movieItem(id, language) : world.seriesItem(id, language);
}

export function buildCombinedCredits(world: World, person: PersonRecord, query: URLSearchParams) {
  const { cast, crew } = buildCredits(world, person, query.get('language'), ['movie', 'tv']);
  return {
    cast: cast.map(({ fields, media }) => ({ ...fields, media_type: media })),
    crew: crew.map(({ fields, media }) => ({ ...fields, media_type: media })),
  };
}

export function buildCreditsOf(world: World, person: PersonRecord, query: URLSearchParams, kind: TitleKind) {
  const { cast, crew } = buildCredits(world, person, query.get('language'), [kind]);
  return { cast: cast.map(({ fields }) => fields), crew: crew.map(({ fields }) => fields) };
}
