import { useSyncExternalStore } from 'react';
import { MY_SERVICES_MAX } from '#shared/domain/limits.ts';
import { onStorageChange, readStorage, removeStorage, writeStorage } from '../../consent/browser-storage.ts';

/** Named in the privacy policy. */
const KEY = 'meus-streamings';
const NONE: readonly string[] = [];
const SLUG = /^[a-z0-9-]{1,60}$/;

let last: { text: string; slugs: readonly string[] } | undefined;

/** Slugs of the platforms the visitor chose. The same array until the stored text changes. */
export function readMyServices(): readonly string[] {
  const text = readStorage('local', KEY);
  if (text === undefined) return NONE;
  if (last?.text !== text) last = { text, slugs: parse(text) };
  return last.slugs;
}

/** Storage is the visitor's: it may hold anything. */
function parse(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return NONE;
    const slugs = stored.filter((each): each is string => typeof each === 'string' && SLUG.test(each));
    return [...new Set(slugs)].slice(0, MY_SERVICES_MAX);
  } catch {
    return NONE;
  }
}

export function toggleMyService(slug: string): void {
  const own = readMyServices();
  const next = own.includes(slug) ? own.filter((each) => each !== slug) : [...own, slug];
  if (next.length === 0) forgetMyServices();
  else writeStorage('local', KEY, JSON.stringify(next.slice(0, MY_SERVICES_MAX)));
}

export function forgetMyServices(): void {
  removeStorage('local', KEY);
}

const onChange = (notify: () => void) => onStorageChange(KEY, notify);

/** None on the server: its HTML is the same for every visitor. */
export function useMyServices(): readonly string[] {
  return useSyncExternalStore(onChange, readMyServices, () => NONE);
}
