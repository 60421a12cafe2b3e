import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PersonDetails } from '#shared/contract/person-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { bareSite } from '../../../../../../test/bare-site.ts';
import {
  buildCastCredit,
  buildPersonCredits,
  buildPersonDetails,
} from '../../../../../../test/builders/person-document.ts';
import { type Backend, backendContext } from '../../backend.server.ts';
import { loader } from './person-route.tsx';
import type { PersonView } from './person-view.ts';

const MOURA = '/pessoa/wagner-moura-52583';

/** The page's answer at this address for this answer of the catalogue. */
async function answerTo(getPersonDetails: () => Promise<PersonDetails>, address = MOURA): Promise<unknown> {
  const context = new RouterContextProvider();
  const site = {
    name: 'Lanterninha',
    url: 'https://lanterninha.example',
    contactEmail: 'oi@lanterninha.example',
    isDemo: false,
    hasGoogleAnalytics: false,
    hasAggregateRating: true,
  };
  const functions: Partial<Backend['functions']> = { getPersonDetails };
  context.set(backendContext, {
    functions: functions as Backend['functions'],
    previews: {} as Backend['previews'],
    siteSettings: bareSite,
    lifetimeOf: () => ({ ttlSeconds: 1_800, tags: ['person:52583', 'movie:7347'] }),
    today: '2026-11-15',
    site,
    requestId: 'r1',
  });
  const url = new URL(site.url + address);
  const args = { params: { slug: 'x-1' }, context, request: new Request(url), url, pattern: '/pessoa/:slug' };
  return loader(args as Parameters<typeof loader>[0]).catch((thrown: unknown) => thrown);
}

const found =
  (overrides: Partial<PersonDetails> = {}) =>
  () =>
    Promise.resolve(buildPersonDetails(overrides));

test.each([
  ['does not exist', new Failure('not-found', 'x'), 404, 's-maxage=30'],
  ['was taken away', new Failure('not-found', 'x', { isGone: true }), 410, 's-maxage=30'],
  ['has an address that is none', new Failure('invalid-argument', 'x'), 404, 's-maxage=30'],
  [
    'is unknown to us while TMDB cannot be asked',
    new Failure('unavailable', 'x', { isNotStored: true }),
    404,
    's-maxage=10',
  ],
])('a person who %s has a page that says so, cached briefly', async (_state, failure, status, lifetime) => {
  const { init } = (await answerTo(() => Promise.reject(failure))) as {
    init: { status: number; headers: HeadersInit };
  };
  expect(init.status).toBe(status);
  expect(new Headers(init.headers).get('cache-control')).toBe(`public, max-age=0, ${lifetime}`);
});

test.each([
  ['/pessoa/outro-nome-52583?utm_source=x', MOURA],
  [`${MOURA}?tipo=series&pagina=1`, `${MOURA}?tipo=tv`],
])('%s redirects permanently to %s', async (address, canonical) => {
  const answer = await answerTo(found(), address);
  expect(answer).toMatchObject({ status: 301 });
  expect((answer as Response).headers.get('location')).toBe(canonical);
});

test('a page is cached for half an hour and purged with the person or any title it names', async () => {
  const { init } = (await answerTo(found())) as { init: { headers: HeadersInit } };
  const headers = new Headers(init.headers);
  expect(headers.get('cache-control')).toContain('s-maxage=1800');
  expect(headers.get('surrogate-key')).toBe('person:52583 movie:7347 all');
});

test('of four hundred productions only those that are shown are sent to the browser', async () => {
  const cast = Array.from({ length: 400 }, (_, id) => buildCastCredit({ id, title: `Filme ${id}` }));
  const { data } = (await answerTo(found({ credits: buildPersonCredits(cast, []) }))) as {
    data: { productions: { shown: unknown[]; more: number } };
  };
  expect(data.productions.shown).toHaveLength(28);
  expect(data.productions.more).toBe(372);
  expect(JSON.stringify(data).match(/"Filme \d+"/g)).toHaveLength(28);
});

test.each([
  ['the portrait alone', ['/a.jpg'], 0, '/a.jpg'],
  ['one other photo', ['/b.jpg'], 1, undefined],
  ['the portrait and another', ['/a.jpg', '/b.jpg'], 2, undefined],
  ['none', [], 0, undefined],
])('of %s a gallery shows no photo the head of the page has already shown', async (_photos, paths, count, only) => {
  const profiles = paths.map((file_path) => ({ file_path, aspect_ratio: 0.667, height: 1500, width: 1000 }));
  const { data } = (await answerTo(found({ profile_path: '/a.jpg', images: { profiles } }))) as { data: PersonView };
  expect([data.pictures.length, data.onlyPicture?.path]).toEqual([count, only]);
});

test('the texts of editors and TMDB are sanitised on their way to the page', async () => {
  const { data } = (await answerTo(
    found({
      biography: '<p onclick="x()">Oi<script>alert(1)</script></p>',
      customCuriosities: '<img src=x onerror=x()>',
    }),
  )) as { data: { biography: string; curiosities: string | null } };
  expect([data.biography, data.curiosities]).toEqual(['<p>Oi</p>', null]);
});
