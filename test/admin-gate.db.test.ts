import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
// undici and not fetch, which sets Sec-Fetch-Mode itself.
import { request } from 'undici';
import { describe, expect, test } from 'vitest';
import { checkAudit } from '../src/server/store/staff/audit.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { adminRules, findRule, judge, type Verdict } from '../src/shared/admin/domain/rules.ts';
import { adminErrors } from '../src/shared/admin/text/errors.ts';
import { BATCH, CITY_OF_GOD } from './editing/hire.ts';
import { isWhole, sample } from './sample.ts';
import { openAdmin, standingOf, VISITORS, type VisitorKind } from './staff/open-admin.ts';
import { SITE_URL } from './staff/open-staff-fixture.ts';
import type { Browser } from './staff/people.ts';

const admin = await openAdmin();
const { come, get, post, server } = admin;

/** An address for each pattern of the rules table. */
const addressOf = (pattern: string) => pattern.replace('*', 'nao-existe').replace(':id', '446159');
const PATHS = Object.keys(adminRules) as (keyof typeof adminRules)[];
const ACTIONS = PATHS.flatMap((path) => Object.keys(adminRules[path].actions).map((action) => [path, action] as const));

/** A response to a page, a form, or a form that a script sent. */
interface Answer {
  status: number;
  /** Where it sends the browser. */
  to: string;
}

const read = (response: Response): Answer => ({
  status: response.status,
  to: response.headers.get('location') ?? '',
});

/** As our script sends it: nothing is drawn. */
async function postByScript(browser: Browser, path: string, fields: Record<string, string>): Promise<Answer> {
  const response = await post(browser, `${path}.data`, fields);
  const body = await response.text();
  // An open page stays where it is, with what was typed.
  if (response.status === 401 && body.includes(adminErrors.sessionEnded)) return { status: 401, to: '/admin/login' };
  // The router's way of a redirect.
  const [, to = ''] = response.status === 202 ? (/"redirect","([^"]+)"/.exec(body) ?? []) : [];
  return { status: response.status, to };
}

/** The verdict behind a response. */
function verdictOf(response: Answer): Verdict | 'other' {
  const { to } = response;
  if (response.status === 403) return 'forbidden';
  if (to.startsWith('/admin/login')) return 'sign-in';
  if (to.startsWith('/admin/verificacao') || to.startsWith('/admin/duas-etapas')) return 'finish-sign-in';
  if (to.startsWith('/admin/confirmar')) return 'confirm';
  if (to === '/admin/dashboard') return 'already-in';
  return 'other';
}

/** Granted: a page is shown, redirects inside the admin or is a 404; an action runs or rejects its empty form. */
function isGranted(response: Answer, visitor: VisitorKind, path: string): boolean {
  const verdict = verdictOf(response);
  if (verdict === 'other') return response.status !== 405 && response.status < 500;
  // `/admin` redirects to the first page, the sign-in pages redirect signed-in users, and the two steps redirect to each other.
  if (verdict === 'already-in') return path === '/admin' || path === '/admin/login' || path === '/admin/confirmar';
  if (verdict === 'finish-sign-in') return visitor === 'half';
  return verdict === 'sign-in' && path === '/admin/sair';
}

function expectVerdict(response: Answer, verdict: Verdict, visitor: VisitorKind, path: string, what: string): void {
  if (verdict === 'granted')
    expect(isGranted(response, visitor, path), `${what}: ${response.status} ${response.to}`).toBe(true);
  else expect(verdictOf(response), `${what}: ${response.status}`).toBe(verdict);
}

/** Their sessions are no sessions: of each page one action is tried, which another visitor tries all of. */
const WITHOUT_SESSION: readonly VisitorKind[] = ['disabled', 'ended', 'expired', 'idle'];
const FIRST_ACTIONS = PATHS.flatMap((path) =>
  Object.keys(adminRules[path].actions)
    .slice(0, 1)
    .map((action) => [path, action] as const),
);

// Every page and every action for every kind of visitor, against a real process.
describe.each(VISITORS)('%s', { timeout: 120_000 }, (visitor) => {
  test('sees the pages the table allows, and no other', async () => {
    const browser = await come(visitor);
    for (const path of PATHS) {
      const verdict = judge(adminRules[path].view, standingOf(visitor));
      expectVerdict(read(await get(browser, addressOf(path))), verdict, visitor, path, `GET ${path}`);
    }
  });

  test('does what the table allows, and nothing else', async () => {
    let browser = await come(visitor);
    for (const [path, action] of WITHOUT_SESSION.includes(visitor) ? FIRST_ACTIONS : ACTIONS) {
      const rule = findRule(path, action);
      if (!rule) throw new Error('the table lost a rule');
      // The first action of a page as a plain form, which draws the page again; the others as our script sends them.
      const isPlain = FIRST_ACTIONS.some(([at, first]) => at === path && first === action);
      const response = isPlain
        ? read(await post(browser, addressOf(path), { intent: action }))
        : await postByScript(browser, addressOf(path), { intent: action });
      // After signing out, a new session for the rest.
      if (action === 'leave') browser = await come(visitor);
      expectVerdict(response, judge(rule, standingOf(visitor)), visitor, path, `POST ${path} ${action}`);
    }
  });

  test('does nothing that is not in the table', async () => {
    const browser = await come(visitor);
    for (const path of sample(PATHS, 4)) {
      const verdict = judge(adminRules[path].view, standingOf(visitor));
      for (const intent of ['promote', 'constructor']) {
        const response = await post(browser, addressOf(path), { intent });
        // A page without actions accepts no form at all.
        if (verdict === 'granted') expect([400, 404, 405], `${path} ${intent}`).toContain(response.status);
        else expect([verdict, 'other'], `${path} ${intent}`).toContain(verdictOf(read(response)));
        expect(response.status, `${path} ${intent}`).not.toBe(200);
      }
    }
  });
});

/** Numbers beyond a column, beyond a double, and none. */
const HOSTILE_NUMBERS = ['9223372036854775808', '1e300', '2147483648', '-1', '0.5', 'NaN'];
const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCES = globSync('src/{processes/web/app,shared}/admin/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
const namesRead = (pattern: RegExp) => [
  ...new Set(SOURCES.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];
/** The fields of forms and addresses that the admin reads as numbers, and all that it reads. */
const NUMBERS = namesRead(/(?:parseId|Number|parseInt)\([\w.]*\w\('(\w+)'\)/g);
const NAMES = [
  ...new Set([...NUMBERS, ...namesRead(/(?:field|read|form\.get|searchParams\.get|asked\.get)\('(\w+)'\)/g)]),
];

/** Every field with the number; the numbers alone; the words that contain one; and each number alone. */
function hostileForms(number: string): Record<string, string>[] {
  const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, number]));
  const saves = JSON.stringify([{ field: 'title', value: 'x', version: Number(number) }]);
  const inWords = {
    ...{ subject: `movie:${number}`, title: `series:${number}`, item: `movie-${number}`, target: `movie-${number}` },
    ...{ place: `${number}-trailer-movie-${number}`, plan: `movie-${number}-publish`, [`id-${number}`]: 'on', saves },
    ...{ [`item.movie.${number}`]: 'x', 'seen.title': number },
    changes: JSON.stringify([{ type: 'remove', item: { kind: 'movie', titleId: Number(number) } }]),
  };
  return [filled(NAMES), filled(NUMBERS), inWords, ...NUMBERS.map((name) => filled([name]))];
}

describe('a number that no column holds', { timeout: 900_000 }, () => {
  test('is read by some of the forms', () => {
    expect(NUMBERS.length).toBeGreaterThan(15);
    expect(NAMES.length).toBeGreaterThan(80);
    for (const name of ['id', 'version', 'revision', 'row', 'saga', 'editar', 'pagina'])
      expect(NUMBERS).toContain(name);
  });

  test('is an error of the sender in each address', async () => {
    await syncMovie(admin.ctx, CITY_OF_GOD.id, BATCH);
    const browser = await come('administrator');
    for (const number of sample(HOSTILE_NUMBERS, 3)) {
      for (const pattern of PATHS) {
        for (const id of pattern.includes(':id') ? [number, '598'] : ['598']) {
          const address = pattern.replace('*', number).replace(':id', id);
          const response = await get(browser, `${address}?${NAMES.map((name) => `${name}=${number}`).join('&')}`);
          expect(response.status, `GET ${address} with ${number}`).toBeLessThan(500);
        }
      }
    }
  });

  test('is an error of the sender in each field of each form', async () => {
    let browser = await come('administrator');
    const posts = sample(HOSTILE_NUMBERS, 3).flatMap((number) =>
      ACTIONS.flatMap(([pattern, intent]) =>
        [pattern.includes(':id') ? number : '', '598'].flatMap((id) =>
          id === '' ? [] : hostileForms(number).map((fields) => ({ pattern, id, fields: { ...fields, intent } })),
        ),
      ),
    );
    // Of links, all with the id alone: their forms once answered 500.
    const ofLinks = posts.filter(
      ({ pattern, fields }) => pattern === '/admin/links' && Object.keys(fields).join() === 'id,intent',
    );
    // All of them are 30,000: no number of forms divides either step.
    const spread = posts.filter((_post, at) => at % (isWhole() ? 11 : 61) === 0);
    const problems: string[] = [];
    for (const { pattern, id, fields } of [...ofLinks, ...spread]) {
      const address = pattern.replace(':id', id);
      const response = await postByScript(browser, address, fields);
      if (response.status >= 500) problems.push(`${response.status} POST ${address} ${JSON.stringify(fields)}`);
      if (response.to.startsWith('/admin/login') || fields.intent === 'leave') browser = await come('administrator');
    }
    expect(problems).toEqual([]);
  });
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('no visitor may send %s', async (method) => {
  const { cookie } = await come('administrator');
  for (const path of PATHS) {
    const response = await fetch(server.url + addressOf(path), { method, headers: { cookie, origin: SITE_URL } });
    expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, HEAD, POST']);
  }
});

describe('a form of another site', { timeout: 120_000 }, () => {
  const FORMS: [string, Record<string, string>][] = [
    ['names its own origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['has a null origin', { origin: 'null' }],
    ['says nothing of where it comes from', {}],
    ['is of a neighbour', { origin: SITE_URL, 'sec-fetch-site': 'same-site' }],
    ['says it is ours and is not', { origin: 'http://localhost:4392', 'sec-fetch-site': 'same-origin' }],
    [
      'is JSON in disguise',
      { origin: 'https://evil.example', 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
    ],
  ];

  test.each(FORMS)('that %s changes nothing, whatever it asks for', async (_, headers) => {
    const browser = await come('administrator');
    const before = await checkAudit(admin.ctx.db);
    for (const [path, action] of ACTIONS) {
      const response = await post(browser, addressOf(path), { intent: action }, headers);
      // A body that is no form is rejected by its content type.
      expect(response.status, `${path} ${action}`).toBe('content-type' in headers ? 415 : 403);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect((await checkAudit(admin.ctx.db)).entries).toBe(before.entries);
  });

  test('that is an address to click on changes nothing either', async () => {
    const browser = await come('administrator');
    const before = await checkAudit(admin.ctx.db);
    for (const [path] of FIRST_ACTIONS) {
      const intents = Object.keys(adminRules[path].actions).map((action) => `intent=${action}&`);
      await get(browser, `${addressOf(path)}?${intents.join('')}memberId=member-1`);
    }
    expect((await checkAudit(admin.ctx.db)).entries).toBe(before.entries);
    expect((await get(browser, '/admin/dashboard')).status).toBe(200);
  });

  test('in any other shape than a form is not read', async () => {
    const { cookie } = await come('administrator');
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const headers = { cookie, origin: SITE_URL, 'content-type': type };
      const response = await fetch(`${server.url}/admin/usuarios`, {
        method: 'POST',
        headers,
        body: '{"intent":"invite"}',
      });
      expect(response.status, type).toBe(415);
    }
  });
});

test('password managers are sent to the page where a password is changed', async () => {
  const response = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/conta']);
});

describe('a visitor who tries', { timeout: 120_000 }, () => {
  test('a page above their role is in the audit, with who, from where and which page, once per window', async () => {
    const browser = await come('reader');
    const { member } = await browser.signedIn();
    for (let time = 0; time < 3; time += 1) await get(browser, '/admin/usuarios');
    await post(browser, '/admin/redirecionamentos', { intent: 'create' });
    const list = () =>
      admin.ctx.db
        .selectFrom('audit_entries')
        .select(['network', 'entity', 'entity_id', 'after'])
        .where('actor', '=', member.id)
        .where('action', '=', 'access.refused')
        .orderBy('entity_id')
        .execute();
    // The audit entry is stored after the response was sent.
    await expect.poll(async () => (await list()).length).toBe(2);
    const network = '127.0.0.0';
    expect(await list()).toEqual([
      {
        ...{ network, entity: 'page', entity_id: '/admin/redirecionamentos' },
        after: { path: '/admin/redirecionamentos', action: 'create' },
      },
      { network, entity: 'page', entity_id: '/admin/usuarios', after: { path: '/admin/usuarios' } },
    ]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const [, counted] = /^security_events_total\{kind="access.refused"\} (\d+)$/m.exec(metrics) ?? [];
    expect(Number(counted)).toBeGreaterThanOrEqual(4);
  });

  test('to send more fields than the form has changes nothing but the form', async () => {
    const browser = await come('reader');
    const extra = {
      role: 'administrator',
      id: 'member-1',
      memberId: 'member-1',
      disabledAt: '',
      email: 'x@example.com',
    };
    const response = await post(browser, '/admin/conta', { intent: 'rename', name: 'Novo nome', ...extra });
    expect(response.status).toBe(200);
    const { member } = await browser.signedIn();
    expect(member).toMatchObject({ name: 'Novo nome', role: 'reader' });
    expect(member.email).not.toBe('x@example.com');
  });

  test("to end another's session, or remove another's key, gets 404", async () => {
    const [victim, thief] = [await come('editor'), await come('editor')];
    const { session } = await victim.signedIn();
    const response = await post(thief, '/admin/sessoes', { intent: 'end', sessionId: session.id });
    expect(response.status).toBe(404);
    expect((await victim.who()).standing.session).toBe('full');
    const any = await post(thief, '/admin/sessoes', { intent: 'endAnother', sessionId: session.id });
    expect(any.status).toBe(403);
  });

  test('a forged cookie is not signed in', async () => {
    const browser = await come('administrator');
    const [session = ''] = browser.cookie.split('; ');
    const [unsigned = '', signature = ''] = session.split('.');
    const another = signature.startsWith('A') ? 'B' : 'A';
    for (const forged of [`${unsigned}.${another}${signature.slice(1)}`, unsigned, 'sid=x.y']) {
      const response = await fetch(`${server.url}/admin/dashboard`, {
        headers: { cookie: forged },
        redirect: 'manual',
      });
      expect(response.headers.get('location')).toMatch(/^\/admin\/login/);
    }
  });

  test('to follow a link of another site is asked once more by the page itself, and then is in', async () => {
    const { cookie } = await come('editor');
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const bare = await request(`${server.url}/admin/filmes`, { headers: link });
    expect([bare.statusCode, bare.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const page = await bare.body.text();
    expect(page).toContain('http-equiv="refresh" content="0"');
    expect(page).not.toContain('<script');
    const again = await fetch(`${server.url}/admin/filmes`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(again.status).toBe(200);
  });

  test('to save from an open page after the session ended stays on the page, which says so', async () => {
    const browser = await come('idle');
    const sent = await post(browser, '/admin/redirecionamentos.data', { intent: 'create', from: '/a', to: '/b' });
    expect([sent.status, sent.headers.get('location')]).toEqual([401, null]);
    expect(await sent.text()).toContain('o que você escreveu continua aqui');
    const plain = await post(browser, '/admin/redirecionamentos', { intent: 'create', from: '/a', to: '/b' });
    expect(plain.headers.get('location')).toBe('/admin/login?para=%2Fadmin%2Fredirecionamentos');
  });

  test('to be redirected to another site after signing in stays here', async () => {
    const browser = await come('administrator');
    for (const target of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/filmes',
      '/admin//evil.example',
    ]) {
      const response = await get(browser, `/admin/login?para=${encodeURIComponent(target)}`);
      expect(response.headers.get('location')).toBe('/admin/dashboard');
    }
    const inside = await get(browser, '/admin/login?para=%2Fadmin%2Fsessoes');
    expect(inside.headers.get('location')).toBe('/admin/sessoes');
  });
});
