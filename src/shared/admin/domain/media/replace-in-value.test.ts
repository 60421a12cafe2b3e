import { expect, test } from 'vitest';
import { replaceInValue } from './replace-in-value.ts';

const own = (name: string) => ({
  ...{ path: `/own-${name}.jpg`, width: 1280, height: 720 },
  ...{ alt: name, credit: `de ${name}`, licence: 'Própria' },
});
const [OLD, NEW, OTHER] = [own('a'), own('b'), own('c')];

test.each([
  ['a path', OLD.path, NEW.path],
  ['another path', OTHER.path, OTHER.path],
  ['a text that only mentions it', `veja ${OLD.path}`, `veja ${OLD.path}`],
  ['nothing', null, null],
  ['pins of home', [{ id: 1, image: OLD.path }, { id: 2 }], [{ id: 1, image: NEW.path }, { id: 2 }]],
  [
    'a gallery, with size and texts',
    { first: [], hidden: [], own: [OTHER, OLD] },
    { first: [], hidden: [], own: [OTHER, NEW] },
  ],
  [
    'a gallery that has the new one already',
    { first: [], hidden: [], own: [NEW, OLD] },
    { first: [], hidden: [], own: [NEW] },
  ],
  ['the order of a gallery', { first: [OLD.path], hidden: [], own: [] }, { first: [NEW.path], hidden: [], own: [] }],
])('one picture takes the place of another in %s', (_, value, expected) => {
  expect(replaceInValue(value, OLD.path, NEW)).toEqual(expected);
});
