import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../tools/figures.ts';
import type { EdgeFixture } from '../edge/edge-fixture.ts';
import { probeEvery100Ms } from '../pictures/busy-core.ts';
import type { Attack, AttackReport } from './attacker.ts';
import { ATTACKERS, type AttackPlan } from './attacks.ts';
import { watchMachine } from './machine.ts';
import { type Fared, type Group, visit } from './visitors.ts';

export type Way = 'edge' | 'process';
const NAMES = ['visitors', 'api', 'editor', 'signIn'] as const;
export type Groups = Record<(typeof NAMES)[number], Group>;

/** Results of all groups for some seconds. */
export interface Window {
  fared: Record<keyof Groups, Fared>;
  /** The slowest response of /healthz. */
  silentMs: number;
  /** The longest computation during such a response: not slower while other programs use the cores. */
  blockedMs: number;
  /** Delay of a thread that only waits, and CPU time the hypervisor took: not caused by the product. */
  machine: { lateMs: number; stolenShare: number };
}

export interface Attacked {
  name: string;
  plan: AttackPlan;
  calm: Window;
  during: Window;
  attack: AttackReport;
}

const BARS = { lostShare: 0.01, slower: 3, silentMs: 250 } as const;
/** Under a crowd that takes all a process can do visitors may be refused, but the sign-in page and /healthz answer within this time. */
const ANSWERED_MS = 2_000;

export async function watch(
  { servers }: EdgeFixture,
  url: string,
  groups: Groups,
  seconds: number,
  seed: number,
): Promise<Window> {
  const [server] = servers.values();
  const probe = await probeEvery100Ms(`${server?.url}/healthz`, server?.process.pid);
  const machine = watchMachine();
  const all = await Promise.all(NAMES.map((name, index) => visit(url, groups[name], seconds, seed + index)));
  const probes = await probe.stop();
  return {
    fared: Object.fromEntries(NAMES.map((name, index) => [name, all[index]])) as Window['fared'],
    silentMs: Math.max(...probes.map(({ ms }) => ms)),
    blockedMs: Math.max(...probes.map(({ cpuMs }) => cpuMs)),
    machine: await machine.stop(),
  };
}

const STRANGERS = ['127.0.0.10', '127.0.0.11', '127.0.0.12'];

/** Brings the process into the state after its first minutes: code is compiled and caches are filled. */
export async function warmUp(fixture: EdgeFixture, url: string, groups: Groups, seconds: number): Promise<void> {
  let id = 0;
  const next = () => {
    id += 1;
    return { path: `/filme/x-66${id}` };
  };
  for (const from of STRANGERS) await visit(url, { from, perSecond: 6, next }, 3, 1);
  await watch(fixture, url, groups, seconds, 1);
}

const NUMBERS_EACH = 10_000;
let attacks = 0;

export async function underAttack<T>(url: string, plan: AttackPlan, run: () => Promise<T>): Promise<[T, AttackReport]> {
  const { hostname: host, port } = new URL(url);
  const child = fork(path.resolve(import.meta.dirname, 'attacker.ts'), { execArgv: [] });
  try {
    await once(child, 'message');
    attacks += 1;
    child.send({ ...plan, host, port: Number(port), from: ATTACKERS, first: attacks * NUMBERS_EACH } satisfies Attack);
    const result = await run();
    child.send('stop');
    const [report] = (await once(child, 'message')) as [AttackReport];
    return [result, report];
  } finally {
    child.kill();
  }
}

/** Number of calm and attack turns: other load on the machine disturbs both alike. */
const SLICES = 3;

export interface Measured {
  name: string;
  url: string;
  plan: AttackPlan;
  people: Groups;
  seconds: number;
  seed: number;
}

/** `seconds` of attack in three parts, half as long of calm directly before each. */
export async function attackInSlices(fixture: EdgeFixture, measured: Measured): Promise<Attacked> {
  const { name, url, plan, people, seconds, seed } = measured;
  const calm: Window[] = [];
  const during: Window[] = [];
  const attacks: AttackReport[] = [];
  for (let slice = 0; slice < SLICES; slice += 1) {
    calm.push(await watch(fixture, url, people, seconds / SLICES / 2, seed + slice));
    const [window, attack] = await underAttack(url, plan, () =>
      watch(fixture, url, people, seconds / SLICES, seed + 100 + slice),
    );
    during.push(window);
    attacks.push(attack);
    // Until the remaining requests of the attack are answered or cut.
    await sleep(1_000);
  }
  return { name, plan, calm: joinWindows(calm), during: joinWindows(during), attack: joinReports(attacks) };
}

function joinWindows(windows: readonly Window[]): Window {
  const joined = NAMES.map((who) => {
    const parts = windows.map(({ fared }) => fared[who]);
    return [
      who,
      { ...sumUp(parts, ['asked', 'lost']), ...joinCounts(parts), times: parts.flatMap(({ times }) => times) },
    ];
  });
  return {
    fared: Object.fromEntries(joined) as Window['fared'],
    silentMs: Math.max(...windows.map(({ silentMs }) => silentMs)),
    blockedMs: Math.max(...windows.map(({ blockedMs }) => blockedMs)),
    machine: {
      lateMs: Math.max(...windows.map(({ machine }) => machine.lateMs)),
      stolenShare: windows.reduce((sum, { machine }) => sum + machine.stolenShare, 0) / windows.length,
    },
  };
}

function joinCounts(parts: readonly Fared[]): Pick<Fared, 'statuses'> {
  const statuses: Record<string, number> = {};
  for (const part of parts) addCounts(statuses, part.statuses);
  return { statuses };
}

function joinReports(reports: readonly AttackReport[]): AttackReport {
  const answers: Record<string, number> = {};
  for (const report of reports) addCounts(answers, report.answers);
  return {
    ...sumUp(reports, ['opened', 'cut']),
    longestSeconds: Math.max(...reports.map(({ longestSeconds }) => longestSeconds)),
    answers,
    cpuShare: reports.reduce((sum, { cpuShare }) => sum + cpuShare, 0) / reports.length,
  };
}

function addCounts(into: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(more)) into[key] = (into[key] ?? 0) + count;
}

function sumUp<K extends string>(parts: readonly Record<K, number>[], keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, parts.reduce((sum, part) => sum + part[key], 0)])) as Record<
    K,
    number
  >;
}

/** Returns the bars that were missed. `calm` is measured directly before the attack, with the same people. */
export function judge(attacked: Attacked): string[] {
  const { name, plan, calm, during } = attacked;
  const problems = judgeSignIn(attacked);
  if (plan.crowd) return problems;
  for (const [who, { asked, lost, times, statuses }] of Object.entries(during.fared)) {
    if (who === 'signIn') continue;
    const [before, now] = [p99(calm.fared[who as keyof Groups].times), p99(times)];
    if (lost > asked * BARS.lostShare)
      problems.push(`${name}: ${who} lost ${lost} of ${asked} ${JSON.stringify(statuses)}`);
    if (now > before * BARS.slower)
      problems.push(`${name}: ${who} p99 ${Math.round(before)} ms became ${Math.round(now)}`);
  }
  if (during.silentMs > BARS.silentMs) problems.push(`${name}: /healthz silent for ${Math.round(during.silentMs)} ms`);
  return problems;
}

function judgeSignIn({ name, during: { fared, silentMs } }: Attacked): string[] {
  const problems: string[] = [];
  const { lost, asked, times } = fared.signIn;
  const slowest = Math.max(...times);
  if (lost > 0) problems.push(`${name}: the sign-in page was not answered ${lost} of ${asked} times`);
  if (slowest > ANSWERED_MS) problems.push(`${name}: the sign-in page took ${Math.round(slowest)} ms`);
  if (silentMs > ANSWERED_MS) problems.push(`${name}: /healthz took ${Math.round(silentMs)} ms`);
  return problems;
}

function p99(times: readonly number[]): number {
  return percentile(times, 0.99);
}

const MEDIAN = 0.5;

/** One row: lost, median and p99 of each group before → during. */
export function describe({ name, calm, during, attack }: Attacked): string {
  const ms = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const cells = Object.entries(during.fared).map(([who, { asked, lost, times }]) => {
    const before = calm.fared[who as keyof Groups].times;
    const slower = p99(times) / p99(before);
    if (who === 'signIn')
      return `${who} lost ${lost}/${asked}, slowest ${ms(Math.max(...before))}→${ms(Math.max(...times))} ms`;
    return `${who} lost ${lost}/${asked}, p50 ${ms(percentile(before, MEDIAN))}→${ms(percentile(times, MEDIAN))}, p99 ${ms(p99(before))}→${ms(p99(times))} ms (×${slower.toFixed(2)})`;
  });
  const answers = Object.entries(attack.answers).map(([status, count]) => `${count} × ${status}`);
  const slow =
    attack.longestSeconds > 0 ? `; ${attack.cut} cut, longest open ${attack.longestSeconds.toFixed(1)} s` : '';
  const what = `${attack.opened} sockets${slow}${answers.length > 0 ? `; ${answers.join(', ')}` : ''}; generator CPU ${percent(attack.cpuShare)}`;
  return `${name.padEnd(15)} | ${cells.join(' | ')} | healthz ${ms(calm.silentMs)}→${ms(during.silentMs)} ms (CPU ${ms(during.blockedMs)} ms) | machine late ${ms(calm.machine.lateMs)}→${ms(during.machine.lateMs)} ms, stolen ${percent(calm.machine.stolenShare)}→${percent(during.machine.stolenShare)} | ${what}`;
}
