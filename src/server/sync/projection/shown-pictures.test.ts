import { expect, test } from 'vitest';
import { toShown } from './shown-pictures.ts';

const pathOf = (digit: string) => `/own-${digit.repeat(64)}.jpg`;
const MIDDLE = { x: 50, y: 50 };

test('an ended picture is left out, of a field and of a gallery; what is not a picture of ours stays', () => {
  const [gone, kept] = [pathOf('1'), pathOf('2')];
  const overrides = {
    ...{ title: 'Um título', posterPath: gone, backdropPath: '/tmdb.jpg', 's1e2.stillPath': gone, isHidden: false },
    gallery: {
      first: ['/a.jpg'],
      hidden: [],
      own: [
        { path: gone, alt: 'a' },
        { path: kept, alt: 'b' },
      ],
    },
  };
  const pictures = [
    { path: gone, isEnded: true, focus: MIDDLE },
    { path: kept, isEnded: false, focus: MIDDLE },
  ];
  expect(toShown(overrides, pictures)).toEqual({
    ...{ title: 'Um título', backdropPath: '/tmdb.jpg', isHidden: false },
    gallery: { first: ['/a.jpg'], hidden: [], own: [{ path: kept, alt: 'b' }] },
  });
});

test('a picture is shown with its focus; one that the library does not have stays as it is written', () => {
  const [focused, unknown] = [pathOf('3'), pathOf('4')];
  const pictures = [{ path: focused, isEnded: false, focus: { x: 0, y: 100 } }];
  const overrides = {
    posterPath: focused,
    backdropPath: unknown,
    gallery: { first: [], hidden: [], own: [{ path: focused }] },
  };
  expect(toShown(overrides, pictures)).toEqual({
    posterPath: focused.replace('.jpg', '-x0y10.jpg'),
    backdropPath: unknown,
    gallery: { first: [], hidden: [], own: [{ path: focused.replace('.jpg', '-x0y10.jpg') }] },
  });
});
