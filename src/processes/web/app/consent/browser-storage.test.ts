import { afterEach, expect, test, vi } from 'vitest';
import { readStorage, writeStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(setItem: () => void): Map<string, string> {
  const stored = new Map<string, string>();
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem };
  vi.stubGlobal('window', { localStorage });
  return stored;
}

test('a refusal that a full storage does not take counts over the older choice in it', () => {
  const stored = stubStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  stored.set('cookie-choice', 'accepted');
  writeStorage('local', 'cookie-choice', 'refused');
  expect(readStorage('local', 'cookie-choice')).toBe('refused');
});

test('what storage takes is read from it', () => {
  const stored = stubStorage(() => stored.set('place', 'here'));
  writeStorage('local', 'place', 'here');
  expect([readStorage('local', 'place'), readStorage('local', 'absent')]).toEqual(['here', undefined]);
});
