import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { createOTP } from '@better-auth/utils/otp';
import { type Browser, test as base, type Cookie, expect, type Page } from '@playwright/test';

/**
 * Visitors see an edit within 5 s, which test/editorial-fields.db.test.ts and test/gone-pages.db.test.ts measure. Here both cores are
 * busy with browsers.
 */
export const SEEN_WITHIN_MS = 60_000;

export const expectSaved = (page: Page, options?: { timeout: number }) =>
  expect(page.getByText(/Salvo (?:agora|há \d+ s)/)).toBeVisible(options);

/** Both notices: on a busy machine visitors may not see it yet when the page has waited long enough to say so. */
export const expectPublished = (page: Page) =>
  expect(page.getByText(/^Publicado(?: e visível)?: versão \d+/)).toBeVisible();

interface Member {
  name: string;
  cookies: Cookie[];
}

/** Signed in once in each worker: a password is slow on purpose, and only journeys about signing in test it. */
type Staff = Record<'administrator' | 'editor', Member>;

/**
 * A member of the staff, and a browser that records everything that must not happen. A refused form is no mishap: its status is
 * the expected response.
 */
export const test = base.extend<{ admin: string; site: string; visitor: Page; mishaps: string[] }, { staff: Staff }>({
  staff: [
    async ({ browser }, use, { workerIndex }) => {
      const [first, second] = [await browser.newContext(), await browser.newContext()];
      const page = await first.newPage();
      const name = `Alice Souza ${workerIndex}`;
      await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('redacao'))), name);
      await enrolApp(page);
      await page.goto(new URL('/admin/usuarios', page.url()).href);
      await page.getByLabel('E-mail').fill(newEmail('edicao'));
      await page.getByRole('radio', { name: 'Edição' }).check();
      await page.getByRole('button', { name: 'Criar convite' }).click();
      const invite = await page.getByLabel('Endereço do link').inputValue();
      const other = await second.newPage();
      const otherName = `Bruna Lima ${workerIndex}`;
      await acceptInvite(other, invite, otherName);
      await enrolApp(other);
      const administrator = { name, cookies: await first.cookies() };
      const editor = { name: otherName, cookies: await second.cookies() };
      await Promise.all([first.close(), second.close()]);
      await use({ administrator, editor });
    },
    { scope: 'worker' },
  ],
  admin: async ({}, use) => {
    const url = process.env.ADMIN_URL;
    if (!url) throw new Error('e2e/setup-fixture.ts has not started');
    await use(url);
  },
  site: async ({}, use) => use(process.env.LANTERNINHA_URL ?? ''),
  /** A visitor of the site whose browser runs no script. */
  visitor: async ({ browser }, use) => use(await openWithoutScript(browser)),
  mishaps: [
    async ({ page, admin }, use) => {
      const mishaps: string[] = [];
      watch(page, admin, mishaps);
      await use(mishaps);
      expect(mishaps).toEqual([]);
    },
    { auto: true },
  ],
});

export function watch(page: Page, admin: string, mishaps: string[]): void {
  page.on('request', (request) => {
    if (!request.url().startsWith(admin)) mishaps.push(`asked another host: ${request.url()}`);
  });
  page.on('console', (message) => {
    // Previews are framed without scripts.
    if (/^Blocked script execution in '[^']*\/previa\//.test(message.text())) return;
    const isOwnStatus = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isOwnStatus) mishaps.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => mishaps.push(error.message));
}

/** Another member of the staff, in a browser of their own. */
export async function openMember(browser: Browser, admin: string, cookies: Cookie[], mishaps: string[]): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  watch(page, admin, mishaps);
  return page;
}

/** A browser that runs no script, with these cookies. */
export async function openWithoutScript(browser: Browser, cookies: Cookie[] = []): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(cookies);
  return context.newPage();
}

/** Runs `npm run cli -- …` on the site's database and returns its output. */
export async function runCli(...args: string[]): Promise<string> {
  // The compile cache of tools/stack.ts saves a second of CPU at each start.
  const own = { PATH: process.env.PATH, NODE_COMPILE_CACHE: '.cache/compiled' };
  const env = { ...own, ...(JSON.parse(process.env.ADMIN_ENV ?? '{}') as Record<string, string>) };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/processes/cli/main.ts', ...args], { env });
  return stdout;
}

export const linkIn = (text: string) => /http:\/\/localhost\S+/.exec(text)?.[0] ?? '';

export const PASSWORD = 'quatro cadeiras azuis no fundo';

/** A unique address, because all journeys share one site. */
export function newEmail(who: string): string {
  return `${who}.${randomBytes(4).toString('hex')}@example.com`;
}

/** An authenticator app. A code is valid once, so it waits for the next one if it must. */
export class AuthenticatorApp {
  private readonly secret: string;
  private lastStep = 0;

  /** @param key as the page shows it, in base32 */
  constructor(key: string) {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const bits = [...key.replaceAll(' ', '')]
      .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
      .join('');
    this.secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
  }

  async code(): Promise<string> {
    const now = () => Math.floor(Date.now() / 30_000);
    // The server also accepts the code of the next half minute.
    await expect.poll(now, { timeout: 40_000, intervals: [500] }).toBeGreaterThanOrEqual(this.lastStep);
    this.lastStep = Math.max(now(), this.lastStep + 1);
    return createOTP(this.secret).hotp(this.lastStep);
  }
}

interface Device {
  /** A present device answers every request for a passkey, including the autofill of the sign-in page. */
  setPresent(isPresent: boolean): Promise<void>;
}

/** A virtual passkey device inside the browser, with user verification. */
export async function giveDevice(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: async (enabled) =>
      void (await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
  };
}

/** Hashing a password is slow on purpose, and slower on a busy machine; proofs have no configured limit. */
const patient = expect.configure({ timeout: 60_000 });

/** From the invite link to the page that asks for a second factor. */
export async function acceptInvite(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repita a senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await patient(page.getByRole('heading', { level: 1 })).toHaveText('Ative as duas etapas');
}

export async function enrolApp(page: Page): Promise<AuthenticatorApp> {
  const app = new AuthenticatorApp(await page.locator('code').innerText());
  await page.getByLabel('Código de 6 dígitos').fill(await app.code());
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await patient(page.getByRole('heading', { level: 1 })).toHaveText('Códigos de recuperação');
  return app;
}

export async function typePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar na redação');
}
