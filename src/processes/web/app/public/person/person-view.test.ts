import { expect, test } from 'vitest';
import {
  buildCastCredit,
  buildPersonCredits,
  buildPersonDetails,
} from '../../../../../../test/builders/person-document.ts';
import { readQuery } from '../lists/address.ts';
import { personParameters } from './person-parameters.ts';
import { toPersonView } from './person-view.ts';

const viewOf = (overrides: Parameters<typeof buildPersonDetails>[0]) =>
  toPersonView(buildPersonDetails(overrides), readQuery(personParameters, new URLSearchParams()), '2026-11-15');

test('of four hundred productions only those that are shown are sent to the browser', () => {
  const cast = Array.from({ length: 400 }, (_, id) => buildCastCredit({ id, title: `Filme ${id}` }));
  const view = viewOf({ credits: buildPersonCredits(cast, []) });
  expect(view.productions.shown).toHaveLength(28);
  expect(view.productions.more).toBe(372);
  expect(JSON.stringify(view).match(/"Filme \d+"/g)).toHaveLength(28);
});

test.each([
  ['the portrait alone', ['/a.jpg'], 0, '/a.jpg'],
  ['one other photo', ['/b.jpg'], 1, undefined],
  ['the portrait and another', ['/a.jpg', '/b.jpg'], 2, undefined],
  ['none', [], 0, undefined],
])('of %s a gallery shows no photo the head of the page has already shown', (_photos, paths, count, only) => {
  const profiles = paths.map((file_path) => ({ file_path, aspect_ratio: 0.667, height: 1500, width: 1000 }));
  const view = viewOf({ profile_path: '/a.jpg', images: { profiles } });
  expect([view.pictures.length, view.onlyPicture?.path]).toEqual([count, only]);
});

test('the texts of editors and TMDB are sanitised on their way to the page', () => {
  const view = viewOf({
    biography: '<p onclick="x()">Oi<script>alert(1)</script></p>',
    customCuriosities: '<img src=x onerror=x()>',
  });
  expect([view.biography, view.curiosities]).toEqual(['<p>Oi</p>', null]);
});
