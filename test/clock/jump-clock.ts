import { setTimeout as sleep } from 'node:timers/promises';
import { issuePreviewToken } from '../../src/server/admin/editing/preview-token.ts';
import {
  AUTHENTICATOR,
  HALF_SESSION_MINUTES,
  PREVIEW_HOURS,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
} from '../../src/shared/admin/domain/limits.ts';
import { paths } from '../../src/shared/domain/site/paths.ts';
import { CITY_OF_GOD } from '../editing/hire.ts';
import type { ClockFixture, Person } from './clock-fixture.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DASHBOARD = '/admin/dashboard';
const HELD = ['/', '/filme/598', '/series/no-ar-hoje', '/api/getMovieDetails?movieId=598', '/api/getTVAiringToday'];

export interface Jump {
  name: string;
  seconds: number;
}

/** Jumps as caused by hand, by a bad time server, or by a machine that wakes up. */
export function listJumps(now: Date): Jump[] {
  const to = (moment: string) => Math.round((Date.parse(moment) - now.getTime()) / 1_000);
  const year = now.getUTCFullYear();
  const leap = [1, 2, 3, 4].map((more) => year + more).find((each) => each % 4 === 0) ?? year;
  const tonight = now.toISOString().slice(0, 10);
  return [
    { name: '+2 h', seconds: 7_200 },
    { name: '-2 h', seconds: -7_200 },
    { name: '+30 d', seconds: 30 * 86_400 },
    { name: 'back again', seconds: 0 },
    { name: '-30 d', seconds: -30 * 86_400 },
    { name: '29 February', seconds: to(`${leap}-02-29T12:00:00Z`) },
    { name: 'before midnight in Brazil', seconds: to(`${tonight}T02:59:58Z`) },
    { name: 'after midnight in Brazil', seconds: to(`${tonight}T03:00:02Z`) },
    { name: 'back at last', seconds: 0 },
  ];
}

/** After each jump of the machine's clock, checks what has expired by the true time and what has not. */
export async function jumpClock(
  fixture: ClockFixture,
  jumps: readonly Jump[],
): Promise<{ problems: string[]; checks: number }> {
  const problems: string[] = [];
  let checks = 0;
  const signedOut: Person[] = [];
  await Promise.all(HELD.map((path) => fixture.get(path)));
  const before = await readHeld(fixture);
  for (const { name, seconds } of jumps) {
    fixture.clock.setAhead(seconds);
    const told: [boolean, string][] = [
      ...(await tryOver(fixture)),
      ...(await tryAlive(fixture, seconds, signedOut)),
      ...(await tryCodes(fixture, seconds)),
      ...compareHeld(before, await readHeld(fixture)),
    ];
    checks += told.length;
    problems.push(...told.flatMap(([isRight, words]) => (isRight ? [] : [`${name}: ${words}`])));
  }
  for (const person of signedOut) {
    checks += 1;
    if ((await fixture.get(DASHBOARD, person)).status === 200)
      problems.push('a session ended by a jump is valid again');
  }
  return { problems, checks };
}

/** Sessions and links that expired at least a minute ago. */
async function tryOver(fixture: ClockFixture): Promise<[boolean, string][]> {
  const { come, get, secret, ctx } = fixture;
  const now = ctx.now().getTime();
  const ago = (ms: number) => new Date(now - ms);
  const people = {
    'an expired session': await come('full', { expires_at: ago(MINUTE_MS) }),
    'a kept session that expired': await come('full', { expires_at: ago(MINUTE_MS), is_kept: true }),
    'a session left alone for too long': await come('full', { seen_at: ago((SESSION_IDLE_MINUTES + 1) * MINUTE_MS) }),
  };
  const half = await come('half', { expires_at: ago(MINUTE_MS) });
  const link = (at: Date) => paths.previewMovie(issuePreviewToken(secret, CITY_OF_GOD, at).token);
  const told: [boolean, string][] = [];
  for (const [what, person] of Object.entries(people)) {
    const { status, headers } = await get(DASHBOARD, person);
    told.push([
      status === 302 && (headers.get('location') ?? '').includes('/admin/login'),
      `${what} answered ${status}`,
    ]);
  }
  const step = await get('/admin/verificacao', half);
  told.push([step.status !== 200, 'half a session that expired is asked for its code']);
  const old = await get(link(ago(PREVIEW_HOURS * HOUR_MS + MINUTE_MS)));
  told.push([old.status === 404, `a preview link of yesterday answered ${old.status}`]);
  const open = await get(link(ago(HOUR_MS)));
  told.push([open.status === 200, `a preview link of an hour ago answered ${open.status}`]);
  return told;
}

/** A session stays valid, unless the clock is so far ahead that the sign-in library itself ends it. */
async function tryAlive(
  { come, get }: ClockFixture,
  seconds: number,
  signedOut: Person[],
): Promise<[boolean, string][]> {
  const person = await come('full');
  const { status } = await get(DASHBOARD, person);
  if (seconds >= SESSION_HOURS * 3_600) {
    signedOut.push(person);
    return [];
  }
  return [[status === 200, `a new session got ${status}`]];
}

/** Accepts codes of the true time, one step around it, once each; refuses codes of the machine's own time. */
async function tryCodes(fixture: ClockFixture, seconds: number): Promise<[boolean, string][]> {
  const { come, comeAgain, codeOf, verify, ctx } = fixture;
  // Not near the end of a half minute: a code two steps away would be one step away on arrival.
  const period = AUTHENTICATOR.periodSeconds * 1_000;
  const left = period - (ctx.now().getTime() % period);
  if (left < 5_000) await sleep(left);
  const tries: [string, number, boolean][] = [
    ['of now', 0, true],
    ['one step ahead', 1, true],
    ['two steps ahead', 2, false],
    ['two steps old', -2, false],
    ['two hours old', -240, false],
  ];
  const away = Math.round(seconds / AUTHENTICATOR.periodSeconds);
  if (Math.abs(away) > 2) tries.push(["of the machine's own time", away, false]);
  const told: [boolean, string][] = [];
  for (const [what, steps, isGood] of tries) {
    const person = await come('half');
    const code = await codeOf(person, steps);
    const isIn = isLetIn(await verify(person, code));
    // This far ahead the library ends the half session before the code is checked, so a valid code is refused too.
    if (!isGood || seconds < HALF_SESSION_MINUTES * 60)
      told.push([isIn === isGood, `a code ${what} ${isIn ? 'was accepted' : 'was refused'}`]);
    if (steps !== 0) continue;
    told.push([!isLetIn(await verify(await comeAgain(person), code)), 'a code was good twice']);
  }
  return told;
}

function isLetIn({ status, headers }: Response): boolean {
  return status === 302 && !(headers.get('location') ?? '').includes('/admin/login');
}

interface HeldCopy {
  path: string;
  lifetime: number;
  control: string;
  age: number;
  body: string;
}

function readHeld({ get }: ClockFixture): Promise<HeldCopy[]> {
  return Promise.all(
    HELD.map(async (path) => {
      const answer = await get(path);
      const followed = answer.status === 301 ? await get(answer.headers.get('location') ?? path) : answer;
      const control = followed.headers.get('cache-control') ?? '';
      const lifetime = Number(/s-maxage=(-?\d+)/.exec(control)?.[1]);
      const age = Number(followed.headers.get('x-document-age') ?? 0);
      return { path, lifetime, control, age, body: await followed.text() };
    }),
  );
}

/** The same cached copies as before, with no longer lifetime. */
function compareHeld(before: readonly HeldCopy[], after: readonly HeldCopy[]): [boolean, string][] {
  return after.flatMap(({ path, lifetime, control, age, body }, place): [boolean, string][] => {
    const first = before[place];
    return [
      [
        lifetime >= 1 && lifetime <= (first?.lifetime ?? 0),
        `${path} may be cached for ${lifetime} s, and was ${first?.lifetime}`,
      ],
      [!/=-/.test(control), `${path} says ${control}`],
      [age >= 0 && age < 3_600, `${path} is ${age} s old`],
      [body === first?.body, `${path} is another page`],
    ];
  });
}
