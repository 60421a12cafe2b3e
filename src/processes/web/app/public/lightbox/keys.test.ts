import { expect, test } from 'vitest';
import { actionOfKey } from './keys.ts';

const press = (key: string, held: object = {}) =>
  actionOfKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['r', 'rotate'],
  ['R', 'rotate'],
  ['0', 'reset'],
])('the key %s means %s', (key, type) => {
  expect(press(key)).toEqual({ type });
});

test('a plus is typed with Shift on most keyboards', () => {
  expect(press('+', { shiftKey: true })).toEqual({ type: 'zoomIn' });
});

test.each([
  ['ArrowLeft', { x: 80, y: 0 }],
  ['ArrowRight', { x: -80, y: 0 }],
  ['ArrowUp', { x: 0, y: 80 }],
  ['ArrowDown', { x: 0, y: -80 }],
])('with Shift, %s shows what is beyond that edge', (key, by) => {
  expect(press(key, { shiftKey: true })).toEqual({ type: 'move', by });
});

test.each(['Tab', 'Enter', ' ', 'Escape', 'ArrowUp', 'a', 'toString'])('the key %j is ignored', (key) => {
  expect(press(key)).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key belongs to the browser', (held) => {
  expect(press('r', { [held]: true })).toBeUndefined();
  expect(press('+', { [held]: true })).toBeUndefined();
});
