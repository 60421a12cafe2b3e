import { buildCollection } from '../movie/collection.ts';
import { buildMovie } from '../movie/details.ts';
import { buildMoviePart } from '../movie/parts.ts';
import { buildPerson } from '../person/details.ts';
import { buildPersonPart } from '../person/parts.ts';
import { buildSeries } from '../series/details.ts';
import { buildSeriesPart } from '../series/parts.ts';
import { answerSeason } from '../series/season-routes.ts';
import { buildFind } from '../title/find.ts';
import type { World } from './world.ts';

/** Answers every address of one record (path without `/3`); undefined for any other path or a record that does not exist today. */
export function answerDetail(world: World, path: string, query: URLSearchParams): object | undefined {
  const [, kind, name = '', rest] = /^\/(movie|tv|person|collection|find)\/([A-Za-z0-9]+)(?:\/(.+))?$/.exec(path) ?? [];
  if (kind === 'find') return rest === undefined ? buildFind(world, name, query) : undefined;
  if (!/^\d{1,10}$/.test(name)) return undefined;
  const id = Number(name);

  switch (kind) {
    case 'movie': {
      const movie = world.findMovie(id);
      if (!movie) return undefined;
      return rest === undefined
        ? buildMovie(world, movie, query)
        : withId(id, buildMoviePart(rest, world, movie, query));
    }
    case 'tv': {
      const series = world.findSeries(id);
      if (!series) return undefined;
      if (rest === undefined) return buildSeries(world, series, query);
      if (rest.startsWith('season/')) return answerSeason(world, series, rest, query);
      return withId(id, buildSeriesPart(rest, world, series, query));
    }
    case 'person': {
      const person = world.findPerson(id);
      if (!person) return undefined;
      return rest === undefined
        ? buildPerson(world, person, query)
        : withId(id, buildPersonPart(rest, world, person, query));
    }
    case 'collection':
      return rest === undefined ? buildCollection(world, id, query) : undefined;
    default:
      return undefined;
  }
}

/** Lists have a page and changes have no id; all other parts have the id of their record. */
function withId(id: number, part: object | undefined): object | undefined {
  return !part || 'page' in part || 'changes' in part ? part : { id, ...part };
}
