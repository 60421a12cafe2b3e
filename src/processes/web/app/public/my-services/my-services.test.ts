import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMyServices, readMyServices, toggleMyService } from './my-services.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a platform is chosen and given up again; nothing stays stored', () => {
  toggleMyService('netflix');
  toggleMyService('globoplay');
  expect(stored.get('meus-streamings')).toBe('["netflix","globoplay"]');
  expect(readMyServices()).toBe(readMyServices());
  toggleMyService('netflix');
  expect(readMyServices()).toEqual(['globoplay']);
  toggleMyService('globoplay');
  expect([...stored]).toEqual([]);
});

test('all are forgotten at once', () => {
  toggleMyService('max');
  forgetMyServices();
  expect([readMyServices(), stored.size]).toEqual([[], 0]);
});

test.each(['', 'null', '{}', '["a b", 1, null, "<x>"]', '{"a":'])('%j in the storage counts as none', (text) => {
  stored.set('meus-streamings', text);
  expect(readMyServices()).toEqual([]);
});

test('a list that was repeated or is too long is cut', () => {
  const many = Array.from({ length: 500 }, (_, index) => `p-${index}`);
  stored.set('meus-streamings', JSON.stringify(['p-0', ...many]));
  expect(readMyServices()).toHaveLength(50);
});
