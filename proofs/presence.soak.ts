import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openStaff } from '../src/server/staff/staff.ts';
import { startFullSession } from '../src/server/staff/start-session.ts';
import { addMember } from '../src/server/store/staff/staff-members.ts';
import { PRESENCE } from '../src/shared/admin/domain/limits.ts';
import type { EdgeFixture } from '../test/edge/edge-fixture.ts';
import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { type OpenedScreen, openScreen } from '../test/presence/open-screen.ts';
import { Browser } from '../test/staff/people.ts';
import { countOf, wholePercentile } from './report.ts';

/**
 * 50 members with a screen open each, five to a film, at two processes behind Varnish: what that costs, how soon others see the
 * field a member enters, and that ten who leave and ten whose laptop closes are seen to be gone within 15 s.
 */
const SECONDS = countOf(60);
const MEMBERS = 50;
const FILMS = 10;
const GONE_WITHIN_MS = 15_000;
const FIELDS = ['title', 'overview', 'tagline', 'seoTitle', 'seoDescription'];

interface Person {
  memberId: string;
  film: number;
  screen: OpenedScreen;
  field: string;
  timer: NodeJS.Timeout | undefined;
}

await inSoakFixture({ webs: 2, services: 'web', env: { RATE_LIMITS: 'on' } }, async (fixture) => {
  const problems: string[] = [];
  const people: Person[] = [];
  for (let place = 0; place < MEMBERS; place += 1) people.push(await come(fixture, place));
  for (const person of people) {
    const { status } = await person.screen.send('stay');
    const stream = await person.screen.open();
    if (status !== 200 || stream.status !== 200) problems.push(`a screen did not open: ${status}, ${stream.status}`);
    person.timer = setInterval(() => void beat(person, problems), PRESENCE.beatMs);
  }
  await sleep(5_000);
  for (const { screen } of people)
    if (screen.seen().length !== MEMBERS / FILMS) problems.push(`a screen shows ${screen.seen().length} members`);

  const before = readCpu(fixture);
  const from = performance.now();
  const delays: number[] = [];
  for (let turn = 0; performance.now() - from < SECONDS * 1_000; turn += 1) {
    const person = people[(turn * 7) % MEMBERS];
    if (!person) continue;
    person.field = FIELDS[turn % FIELDS.length] ?? '';
    const at = performance.now();
    await beat(person, problems);
    await sleep(200);
    for (const other of people.filter(({ film }) => film === person.film)) {
      const event = other.screen.events.findLast(({ event }) => event === 'present');
      if (event && event.at >= at) delays.push(event.at - at);
    }
  }
  const seconds = (performance.now() - from) / 1_000;
  const after = readCpu(fixture);
  const { streams, connections } = await readConnections(fixture);

  // One of each film says that it leaves, another one says nothing more.
  const leaving = people.filter((_, place) => place < FILMS);
  const silent = people.filter((_, place) => place >= FILMS && place < 2 * FILMS);
  for (const { timer } of [...leaving, ...silent]) clearInterval(timer);
  const closedAt = performance.now();
  await Promise.all(leaving.map(({ screen }) => screen.send('leave')));
  const left = await watchGone(people, leaving, closedAt, problems);
  const fell = await watchGone(people, silent, closedAt, problems);
  for (const { screen, timer } of people) {
    clearInterval(timer);
    screen.close();
  }
  const cpu = (name: 'web' | 'edge') => ((after[name] - before[name]) / seconds / 10).toFixed(1);
  const line = [
    `presence: ${MEMBERS} members on ${FILMS} films at 2 processes behind Varnish for ${Math.round(seconds)} s`,
    `${streams} streams (${connections.web} database connections of both processes, ${connections.listen} of them listening)`,
    `CPU of a core: processes ${cpu('web')} %, Varnish ${cpu('edge')} %`,
    `${delays.length} fields seen after p50 ${wholePercentile(delays, 0.5)}, p99 ${wholePercentile(delays, 0.99)} ms`,
    `leaving seen after ${wholePercentile(left, 1)} ms, closed laptops after ${wholePercentile(fell, 1)} ms at most`,
  ].join('; ');
  return { line, problems };
});

async function come(fixture: EdgeFixture, place: number): Promise<Person> {
  const { ctx, edge, variables } = fixture;
  const staff = openStaff(ctx, { secret: variables.ADMIN_SECRET ?? '', product: 'Lanterninha' });
  const member = { id: randomUUID(), name: `Pessoa ${place}`, email: `p${place}@example.com`, role: 'editor' } as const;
  await ctx.db.transaction().execute((trx) => addMember(trx, { ...member, passwordHash: 'none' }, ctx.now()));
  const browser = new Browser(staff);
  await browser.visit((visit) => startFullSession(staff, visit, { userId: member.id, isKept: false, by: 'app' }));
  const film = (place % FILMS) + 1;
  const screen = openScreen({ cookie: browser.cookie, url: edge.url, origin: edge.url }, { id: String(film) });
  return { memberId: member.id, film, screen, field: '', timer: undefined };
}

async function beat({ screen, field }: Person, problems: string[]): Promise<void> {
  const status = await screen
    .send('stay', { field })
    .then(async (response) => (await response.arrayBuffer(), response.status), String);
  if (status !== 200) problems.push(`a sign of life was answered ${status}`);
}

/** How long after `from` the members of each film saw that these are gone. */
async function watchGone(
  people: readonly Person[],
  gone: readonly Person[],
  from: number,
  problems: string[],
): Promise<number[]> {
  const ids = new Set(gone.map(({ memberId }) => memberId));
  const staying = people.filter(({ timer, memberId }) => timer && !ids.has(memberId) && !isSilent(people, memberId));
  const isSeen = ({ screen }: Person) => !screen.seen().some(({ member }) => ids.has(member));
  while (!staying.every(isSeen) && performance.now() - from < 2 * GONE_WITHIN_MS) await sleep(50);
  return staying.map((person) => {
    const { events, seen } = person.screen;
    if (seen().some(({ member }) => ids.has(member))) problems.push('a member who is gone is still shown');
    const first = events.find(
      ({ event, data, at }) => event === 'present' && at >= from && ![...ids].some((id) => data.includes(id)),
    );
    const ms = (first?.at ?? performance.now()) - from;
    if (ms > GONE_WITHIN_MS) problems.push(`seen to be gone after ${Math.round(ms)} ms`);
    return ms;
  });
}

/** The first twenty leave or fall silent. */
function isSilent(people: readonly Person[], memberId: string): boolean {
  return people.findIndex((person) => person.memberId === memberId) < 2 * FILMS;
}

function readCpu({ servers, edge }: EdgeFixture): { web: number; edge: number } {
  const web = [...servers.values()].map(({ process: { pid } }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
  return { web: web.reduce((sum, each) => sum + each, 0), edge: edge.cpuMs() };
}

async function readConnections({ servers, ctx }: EdgeFixture) {
  const streams = await Promise.all(
    [...servers.values()].map(async ({ url }) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return /^event_streams (\d+)/m.exec(text)?.[1] ?? '0';
    }),
  );
  const { rows } = await sql<{ name: string; count: number }>`
    select application_name as name, count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() group by application_name
  `.execute(ctx.db);
  const of = (isWanted: (name: string) => boolean) =>
    rows.filter(({ name }) => isWanted(name)).reduce((sum, { count }) => sum + count, 0);
  const connections = { web: of(() => true), listen: of((name) => name.includes('listen')) };
  return { streams: streams.join(' + '), connections };
}
