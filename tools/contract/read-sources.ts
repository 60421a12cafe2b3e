import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../packages/tmdb-simulator/contract/tokens.ts';

export interface RouteSource {
  /** Without `/3`. */
  route: string;
  schema: unknown;
  example: unknown;
}

/** TMDB users' lists and accounts, reviews, company and keyword routes, edits of one season: routes we do not use. */
const NOT_OURS =
  /^\/(account|authentication|company|credit|guest_session|keyword|list|network|review)|\/(account_states|rating|lists|reviews|tagged_images|episode_groups|screened_theatrically)$|^\/tv\/(episode_group|episode\/|season\/)|^\/search\/(collection|company|keyword)$|^\/(person|tv)\/latest$|^\/collection\/.*\/(images|translations)$/;

/** The routes we use, each with its schema from the OpenAPI file and its official example. */
export function readSources(folder: string): RouteSource[] {
  const openApi: unknown = readJson(join(folder, 'openapi/tmdb-v3-openapi.json'));
  const paths = at(openApi, 'paths');
  if (!isRecord(paths)) throw new Error('the OpenAPI file has no paths');

  return Object.entries(paths).flatMap(([path, methods]) => {
    const route = path.replace(/^\/3/, '');
    const schema = at(methods, 'get', 'responses', '200', 'content', 'application/json', 'schema');
    if (schema === undefined || NOT_OURS.test(route)) return [];
    return [{ route, schema, example: readJson(join(folder, 'fixtures/official-examples', exampleFile(route))) }];
  });
}

/** `/tv/{series_id}/season/{season_number}` → `tv_series_id_season_season_number.json` */
function exampleFile(route: string): string {
  return `${route.slice(1).replace(/[{}]/g, '').replaceAll('/', '_')}.json`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
