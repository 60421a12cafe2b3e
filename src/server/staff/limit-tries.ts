import { createHash } from 'node:crypto';
import { PASSKEY_TRIES_PER_ADDRESS, SIGN_IN_TRIES } from '#shared/admin/domain/limits.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../context.ts';
import { giveTryBack, takeTry } from '../store/staff/staff-tries.ts';

/** What is being guessed, and by whom: an account's password, a member's code, or anything from one IP address. */
export interface Guess {
  what: 'password' | 'code' | 'confirm' | 'passkey' | 'link';
  /** An e-mail address or a person's id; none where only the address counts. */
  whose?: string;
  address: string;
}

/**
 * Runs a guess if the account and the IP address have tries left; a right guess is not counted. The try is taken before the guess
 * is made, so that a thousand concurrent guesses are five tries. `undefined` from `attempt` is a wrong guess.
 */
export async function limitTries<T>(ctx: Context, guess: Guess, attempt: () => Promise<T | undefined>) {
  const keys = keysOf(guess);
  const now = ctx.now();
  const resetsAt = new Date(now.getTime() + SIGN_IN_TRIES.windowMinutes * 60_000);
  const taken: string[] = [];
  for (const { key, most } of keys) {
    const until = await takeTry(ctx.db, key, most, now, resetsAt);
    if (!until) {
      taken.push(key);
      continue;
    }
    // The IP address is checked first, and its try is given back: it is not charged for an account that is locked.
    await Promise.all(taken.map((each) => giveTryBack(ctx.db, each)));
    ctx.log.warn({ what: guess.what }, 'too many tries');
    ctx.metrics.securityEvents.inc({ kind: 'tries.limited' });
    const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
    throw new Failure('resource-exhausted', adminErrors.tooManyTries(minutes));
  }
  const outcome = await attempt();
  if (outcome !== undefined) await Promise.all(taken.map((key) => giveTryBack(ctx.db, key)));
  return outcome;
}

/** Hashed: the table does not reveal whose account was tried. */
function keysOf({ what, whose, address }: Guess): { key: string; most: number }[] {
  const perAddress = what === 'passkey' ? PASSKEY_TRIES_PER_ADDRESS : SIGN_IN_TRIES.perAddress;
  const keys = [{ key: digest(`${what} from ${address}`), most: perAddress }];
  if (whose) keys.push({ key: digest(`${what} of ${whose}`), most: SIGN_IN_TRIES.perAccount });
  return keys;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
