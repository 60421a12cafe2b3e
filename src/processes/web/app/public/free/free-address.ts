import { paths } from '#shared/domain/site/paths.ts';
import { buildAddress, type ParametersOf } from '../lists/address.ts';

/** Which services are shown; empty for all. */
export const FREE_FILTERS = ['', 'sem-anuncios', 'sem-cadastro', 'publico'] as const;
export type FreeFilter = (typeof FREE_FILTERS)[number];

interface FreeQuery {
  only: FreeFilter;
}

export const freeParameters: ParametersOf<FreeQuery> = {
  only: {
    ...{ name: 'so', aliases: [] },
    read: (text) => FREE_FILTERS.find((word) => word === text) ?? '',
    write: (word) => word || undefined,
  },
};

export function buildFreeAddress(only: FreeFilter): string {
  return buildAddress(paths.free(), freeParameters, { only });
}
