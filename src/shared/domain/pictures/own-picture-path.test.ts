import { expect, test } from 'vitest';
import { isOwnPictureFile, isOwnPicturePath, listOwnPaths, withFocus, withoutFocus } from './own-picture-path.ts';

const FILE = `own-${'a1'.repeat(32)}`;
const PATH = `/${FILE}.jpg`;

test.each([
  [{ x: 50, y: 50 }, PATH],
  [{ x: 70, y: 30 }, `/${FILE}-x7y3.jpg`],
  [{ x: 100, y: 0 }, `/${FILE}-x10y0.jpg`],
])('the focus %j is in the address, and can be taken out again', (focus, path) => {
  expect(withFocus(PATH, focus)).toBe(path);
  expect(isOwnPicturePath(path)).toBe(true);
  expect(withoutFocus(path)).toBe(PATH);
});

test.each([`${FILE}-x11y3`, `${FILE}-x7`, `${FILE}-x7y3-x7y3`, `${FILE}/x`, 'own-abc'])(
  '%s is no file of ours',
  (file) => {
    expect(isOwnPictureFile(file)).toBe(false);
  },
);

test('paths of ours are found in a value of any shape, each once', () => {
  const gallery = { first: ['/tmdb.jpg', PATH], own: [{ path: PATH }], hidden: [] };
  expect(listOwnPaths(gallery)).toEqual([PATH]);
  expect(listOwnPaths(PATH)).toEqual([PATH]);
  expect(listOwnPaths(undefined)).toEqual([]);
  expect(listOwnPaths({ pinned: '/own-short.jpg' })).toEqual([]);
});
