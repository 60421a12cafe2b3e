import { TODAY } from '#shared/domain/limits.ts';
import { readStorage, removeStorage, writeStorage } from '../../consent/browser-storage.ts';

/** Named in the privacy policy. What /hoje has shown in this visit, under any wishes: `f598-s1399`. */
const KEY = 'hoje-vistos';

/** With those of the address; of too many the newest. */
export function readSeen(others: string): string {
  const keys = `${readStorage('session', KEY) ?? ''}-${others}`.split('-').filter((key) => /^[fs]\d+$/.test(key));
  return [...new Set(keys)].slice(-TODAY.seen).join('-');
}

export function rememberSeen(seen: string): void {
  if (seen) writeStorage('session', KEY, readSeen(seen));
}

export function forgetSeen(): void {
  removeStorage('session', KEY);
}
