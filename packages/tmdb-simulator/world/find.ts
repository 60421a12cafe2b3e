import { existenceOf, survivorOf } from './existence.ts';
import type { Kind } from './kinds.ts';
import { recordBits } from './salts.ts';
import { parseImdbId, parseTvdbId, parseWikidataId } from './titles/title-ids.ts';
import type { World } from './world.ts';

export interface Found {
  kind: Kind;
  id: number;
}

/** Hand-made titles have real IMDb ids; a generated IMDb id contains the kind and id of its record. */
export function findByExternalId(world: World, text: string, source: string | null): Found | undefined {
  const found = parse(world, text, source);
  return found && followMerge(world, found);
}

function parse(world: World, text: string, source: string | null): Found | undefined {
  if (source === 'imdb_id') return findHandMade(world, text) ?? parseImdbId(text);
  if (source === 'wikidata_id') return parseWikidataId(text);
  if (source === 'tvdb_id') return parseTvdbId(text);
  return undefined;
}

function findHandMade(world: World, imdbId: string): Found | undefined {
  const movie = world.listHandMade().find((each) => each.imdbId === imdbId);
  if (movie) return { kind: 'movie', id: movie.id };
  const series = world.listHandMadeSeries().find((each) => each.imdbId === imdbId);
  return series && { kind: 'tv', id: series.id };
}

/** The external ids of a merged title moved to its survivor: the only trace of a merge at TMDB. */
function followMerge(world: World, found: Found): Found | undefined {
  const { kind, id } = found;
  const table = kind === 'person' ? world.people : world.table(kind);
  if (table.findRow(id) >= 0) return found;
  const bitsOf = (each: number) => recordBits(world.seed, kind, each);
  const last = world.last[kind];
  if (id > last || existenceOf(bitsOf(id)) !== 'merged') return undefined;
  const survivor = survivorOf(bitsOf, id, last);
  return survivor === undefined ? undefined : { kind, id: survivor };
}
