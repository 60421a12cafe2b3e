import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { agendaParameters } from '../src/processes/web/app/public/agenda/agenda-query.ts';
import { collectionsParameters } from '../src/processes/web/app/public/collections/collections-page.tsx';
import { freeParameters } from '../src/processes/web/app/public/free/free-address.ts';
import type { AddressParameter } from '../src/processes/web/app/public/lists/address.ts';
import {
  genreHubParameters,
  genreListParameters,
  platformHubParameters,
  platformListParameters,
  rankedParameters,
  titleListParameters,
} from '../src/processes/web/app/public/lists/parameters.ts';
import { newsParameters } from '../src/processes/web/app/public/news/news-page.tsx';
import { chapterParameters } from '../src/processes/web/app/public/novela/chapter-query.ts';
import { personParameters } from '../src/processes/web/app/public/person/person-parameters.ts';
import { moveParameters } from '../src/processes/web/app/public/platform-history/move-query.ts';
import { rotationParameters } from '../src/processes/web/app/public/rotation/rotation-address.ts';
import { searchParameters } from '../src/processes/web/app/public/search/search-query.ts';
import { UNTIL_PARAMETER } from '../src/processes/web/app/public/season/spoiler-position.ts';
import { todayParameters } from '../src/processes/web/app/public/today/today-query.ts';
import { REPORT_OUTCOME_FIELD } from '../src/shared/domain/site/error-report.ts';
import { PAGE_QUERIES, toSharedAddress } from '../src/shared/domain/site/shared-query.ts';

const APP = path.resolve(import.meta.dirname, '../src/processes/web/app');

const SCREENS: [address: string, parameters: Record<string, Pick<AddressParameter<never>, 'name' | 'aliases'>>][] = [
  ['/buscar', searchParameters],
  ['/hoje', todayParameters],
  ['/agenda', agendaParameters],
  ['/rodizio', rotationParameters],
  ['/gratis', freeParameters],
  ['/agenda/2026-11-16', agendaParameters],
  ['/filmes', titleListParameters('movie')],
  ['/series', titleListParameters('series')],
  ['/filmes/populares', rankedParameters],
  ['/series/no-ar-hoje', rankedParameters],
  ['/filmes/genero/drama-18', genreListParameters('movie')],
  ['/series/genero/drama-18', genreListParameters('series')],
  ['/filmes/plataforma/netflix-8', platformListParameters('movie')],
  ['/series/plataforma/netflix-8', platformListParameters('series')],
  ['/generos/drama', genreHubParameters('movie')],
  ['/generos/drama', genreHubParameters('series')],
  ['/plataformas/netflix', platformHubParameters('movie')],
  ['/plataformas/netflix', platformHubParameters('series')],
  ['/plataformas/netflix/entraram', moveParameters],
  ['/plataformas/netflix/sairam', moveParameters],
  ['/serie/x-1/capitulos', chapterParameters],
  ['/pessoas', rankedParameters],
  ['/pessoa/ana-1', personParameters],
  ['/colecoes', collectionsParameters],
  ['/noticias', newsParameters],
  ['/filme/x-1/informar-erro', { outcome: { name: REPORT_OUTCOME_FIELD, aliases: [] } }],
  ['/serie/x-1/2', { until: { name: UNTIL_PARAMETER, aliases: [] } }],
  ['/previa/inicio/home-1-2-x', { day: { name: 'dia', aliases: [] } }],
  ['/serie/x-1/informar-erro', { outcome: { name: REPORT_OUTCOME_FIELD, aliases: [] } }],
];

describe('the shared address of a page', () => {
  test.each(SCREENS)('%s keeps the parameters its screen reads and no others', (address, parameters) => {
    const names = Object.values(parameters).flatMap(({ name, aliases }) => [name, ...aliases]);
    for (const name of names) expect(toSharedAddress(`${address}?${name}=1`)).toBe(`${address}?${name}=1`);
    const others = PAGE_QUERIES.flatMap((row) => row.names).filter((name) => !names.includes(name));
    // The two tabs of a platform share one row; every other screen has only its own parameters.
    if (!address.startsWith('/plataformas/')) {
      for (const name of others) expect(toSharedAddress(`${address}?${name}=1`)).toBe(address);
    }
  });

  test('keeps parameters in the order in which the screen writes them', () => {
    for (const [address, parameters] of SCREENS) {
      const written = Object.values(parameters).map(({ name }) => `${name}=1`);
      expect(toSharedAddress(`${address}?${written.toReversed().join('&')}`)).toBe(`${address}?${written.join('&')}`);
    }
  });
});

test('every public route that reads its query is among the screens above', () => {
  const files = readdirSync(path.join(APP, 'public'), { encoding: 'utf8', recursive: true });
  const routes = files.filter((file) => {
    return (
      /-route\.tsx?$/.test(file) &&
      readFileSync(path.join(APP, 'public', file), 'utf8').match(/searchParams|loadRecordList/)
    );
  });
  expect(routes.map((file) => path.basename(file, '-route.tsx')).toSorted()).toEqual([
    'agenda',
    'chapters',
    'collections',
    'free',
    'genre',
    'genre-list',
    'home',
    'news-list',
    'people',
    'person',
    'platform',
    'platform-history',
    'platform-list',
    'ranked-list',
    'report-error',
    'rotation',
    'search',
    'season',
    'title-list',
    'today',
  ]);
});
