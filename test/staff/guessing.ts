import { performance } from 'node:perf_hooks';
import { verifyCode } from '../../src/server/staff/second-factor.ts';
import { signInWithPassword } from '../../src/server/staff/sign-in.ts';
import type { Staff } from '../../src/server/staff/staff.ts';
import { median } from '../../tools/figures.ts';
import { Browser, PASSWORD } from './people.ts';

/** Concurrent guesses of an attacker with many addresses. */
const AT_ONCE = 50;

const addressOf = (index: number) => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

/** How many wrong guesses were tried and how many refused. */
export interface Guesses {
  tried: number;
  refused: number;
  /** Successful guesses and unexpected errors. */
  others: string[];
}

/** Many wrong passwords for one account, each from its own address. */
export function guessPasswords(staff: Staff, email: string, count: number): Promise<Guesses> {
  return guess(count, (index) =>
    new Browser(staff, addressOf(index)).visit((visit) =>
      signInWithPassword(staff, visit, { email, password: `wrong password ${index}`, isKept: false }),
    ),
  );
}

/** Many wrong codes for one account, by an attacker who knows the password. */
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

/** Guesses for a known account in each round, beside one for an unknown account. */
const KNOWN = 4;

/** What an attacker can measure: the time of a wrong password for a known account, several times, and for an unknown one. */
export interface Timings {
  knownMs: number[];
  unknownMs: number;
}

/** Medians over the rounds, interleaved and in a different order in each, so that other load affects all alike. */
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

/** The known account's medians differ too: the unknown one may not be further from their mean than their own spread. */
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
