import { performance } from 'node:perf_hooks';
import { verifyCode } from '../../src/server/staff/second-factor.ts';
import { signInWithPassword } from '../../src/server/staff/sign-in.ts';
import type { Staff } from '../../src/server/staff/staff.ts';
import { median } from '../../tools/figures.ts';
import { Browser, PASSWORD } from './people.ts';

/** Everything an attacker with many addresses can send at once. */
const AT_ONCE = 50;

const addressOf = (index: number) => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

/** How a wall of wrong guesses was answered. */
export interface Guesses {
  tried: number;
  refused: number;
  /** Anybody who got in, and anything that was not an answer. */
  others: string[];
}

/** So many wrong passwords of one account, each from an address of its own. */
export function guessPasswords(staff: Staff, email: string, count: number): Promise<Guesses> {
  return guess(count, (index) =>
    new Browser(staff, addressOf(index)).visit((visit) =>
      signInWithPassword(staff, visit, { email, password: `wrong password ${index}`, isKept: false }),
    ),
  );
}

/** So many wrong codes of one person, by somebody who knows the password. */
export async function guessCodes(staff: Staff, email: string, count: number): Promise<Guesses> {
  const thief = new Browser(staff, '203.0.113.200');
  await thief.visit((visit) => signInWithPassword(staff, visit, { email, password: PASSWORD, isKept: false }));
  return guess(count, (index) =>
    thief.copy(addressOf(index)).does((visit, signedIn) => verifyCode(staff, visit, signedIn, String(100_000 + index))),
  );
}

async function guess(count: number, attempt: (index: number) => Promise<unknown>): Promise<Guesses> {
  const guesses: Guesses = { tried: 0, refused: 0, others: [] };
  const one = async (index: number) => {
    const answer = await attempt(index).then(
      () => 'came in',
      (error: unknown) => (error instanceof Error ? error.message : 'not an answer'),
    );
    if (/incorretos|Código incorreto/.test(answer)) guesses.tried += 1;
    else if (answer.startsWith('Muitas tentativas')) guesses.refused += 1;
    else guesses.others.push(answer);
  };
  for (let start = 0; start < count; start += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => one(start + index)));
  return guesses;
}

/** How many times somebody is asked for in each round, beside nobody once. */
const KNOWN = 4;

/** What a stranger with a clock learns: how long a wrong password takes for somebody, several times over, and for nobody. */
export interface Timings {
  knownMs: number[];
  unknownMs: number;
}

/** Medians of so many rounds, all by turns and each round in another order: what else the machine does, it does to all. */
export async function timeGuesses(
  staff: Staff,
  email: string,
  rounds: number,
  forgetTries: () => Promise<void>,
): Promise<Timings> {
  const times = Array.from({ length: KNOWN + 1 }, (): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    await forgetTries();
    for (let turn = 0; turn <= KNOWN; turn += 1) {
      const series = (round + turn) % (KNOWN + 1);
      const asked = series === KNOWN ? `nobody${round}@example.com` : email;
      times[series]?.push(await timeGuess(staff, addressOf(round * (KNOWN + 1) + turn), asked));
    }
  }
  const medians = times.map(median);
  return { knownMs: medians.slice(0, KNOWN), unknownMs: medians[KNOWN] ?? 0 };
}

/** Somebody's own medians differ as well: nobody must not stand further from their middle than they lie apart. */
export function isToldApart({ knownMs, unknownMs }: Timings): boolean {
  const middle = knownMs.reduce((sum, ms) => sum + ms, 0) / knownMs.length;
  return Math.abs(unknownMs - middle) > Math.max(...knownMs) - Math.min(...knownMs);
}

async function timeGuess(staff: Staff, address: string, email: string): Promise<number> {
  const started = performance.now();
  await new Browser(staff, address)
    .visit((visit) => signInWithPassword(staff, visit, { email, password: 'a wrong password', isKept: false }))
    .catch(() => undefined);
  return performance.now() - started;
}
