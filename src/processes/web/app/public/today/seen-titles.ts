import { TODAY } from '#shared/domain/limits.ts';
import { parseSeen, writeSeen } from '#shared/domain/today/wishes.ts';
import { readStorage, removeStorage, writeStorage } from '../../consent/browser-storage.ts';

/** Named in the privacy policy. What /hoje has shown in this visit, under any wishes. */
const KEY = 'hoje-vistos';

/** With those of the address, which may come from a visit without script. */
export function readSeen(others: readonly string[] = []): string[] {
  return [...new Set([...parseSeen(readStorage('session', KEY) ?? ''), ...others])].slice(-TODAY.seen);
}

export function rememberSeen(keys: readonly string[]): void {
  if (keys.length > 0) writeStorage('session', KEY, writeSeen(readSeen(keys)));
}

export function forgetSeen(): void {
  removeStorage('session', KEY);
}
