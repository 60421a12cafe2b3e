import { expect, test } from 'vitest';
import { toProfileLinks } from './profile-links.ts';

const NOBODY = { imdb_id: null, instagram_id: null, twitter_id: null, facebook_id: null };

test('profiles are named in one order and lead to their own sites', () => {
  const ids = { imdb_id: 'nm0609944', instagram_id: 'a.b', twitter_id: 'wagner_m', facebook_id: 'wagner' };
  expect(toProfileLinks(ids).map(({ label, href }) => [label, href])).toEqual([
    ['Instagram', 'https://www.instagram.com/a.b'],
    ['Twitter', 'https://x.com/wagner_m'],
    ['Facebook', 'https://www.facebook.com/wagner'],
    ['IMDb', 'https://www.imdb.com/name/nm0609944'],
  ]);
});

test.each([
  ['javascript:alert(1)', 'https://x.com/javascript%3Aalert(1)'],
  ['//evil.example', 'https://x.com/%2F%2Fevil.example'],
  ['a/../../b?c#d', 'https://x.com/a%2F..%2F..%2Fb%3Fc%23d'],
])('the name %s leads nowhere else', (twitter_id, href) => {
  expect(toProfileLinks({ ...NOBODY, twitter_id })).toEqual([{ label: 'Twitter', href }]);
});

test.each(['', ' ', '.', '..'])('the name %j has no link', (twitter_id) => {
  expect(toProfileLinks({ ...NOBODY, twitter_id })).toEqual([]);
});
