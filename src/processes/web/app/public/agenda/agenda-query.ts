import type { ParametersOf } from '../lists/address.ts';

export interface AgendaQuery {
  /** Slug of a platform; empty for all of them. */
  platform: string;
}

export const agendaParameters: ParametersOf<AgendaQuery> = {
  platform: {
    ...{ name: 'plataforma', aliases: [] },
    read: (text) => text.toLowerCase(),
    write: (slug) => slug || undefined,
  },
};
