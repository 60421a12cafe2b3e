import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { TEST_DEMO_FOLDER } from '../tools/demo/demo-folder.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { acceptInvite, enrolApp, giveDevice, linkIn, PASSWORD } from './admin.ts';
import { IN_ALL } from './visitor.ts';

interface Demo {
  printed: string;
  port: number;
  process: ChildProcess;
}

let running: ChildProcess | undefined;
test.afterEach(() => void running?.kill('SIGINT'));

/** Starts the demo as a developer does; resolves when it has printed the line about the Redação. */
async function startDemo(): Promise<Demo> {
  const port = await findFreePort();
  const demo = spawn('npm', ['run', '--silent', 'demo', '--', '--folder', TEST_DEMO_FOLDER], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = demo;
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    demo.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (/^redação .*\n/m.test(printed)) resolve();
    });
    demo.once('exit', (code) => reject(new Error(`the demo ended with ${code}:\n${printed}`)));
  });
  return { printed, port, process: demo };
}

async function stopDemo({ process: demo }: Demo): Promise<void> {
  const ended = new Promise((resolve) => demo.once('exit', resolve));
  demo.kill('SIGINT');
  await ended;
}

/** An invitation, or, when an earlier run left its account, a password reset link. */
async function follow(page: Page, link: string): Promise<void> {
  if (link.includes('/convite')) return acceptInvite(page, link, 'Ana Demonstração');
  await page.goto(link);
  await page.getByLabel('Senha nova').fill(PASSWORD);
  await page.getByLabel('Repita a senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Recuperar acesso' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ative as duas etapas');
}

test('the link the demo prints leads to the dashboard, with an app and with a passkey; the next start prints another', {
  tag: IN_ALL,
}, async ({ page }) => {
  test.setTimeout(600_000);
  const first = await startDemo();
  expect(first.printed).toContain(`ready http://127.0.0.1:${first.port}\n`);
  await follow(page, linkIn(first.printed));
  await enrolApp(page);
  await page.goto(`http://localhost:${first.port}/admin/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ana/);

  // The numeric address serves the public pages, and redirects the admin to the host name, where sign-in works.
  expect((await page.goto(`http://127.0.0.1:${first.port}/`))?.status()).toBe(200);
  await page.goto(`http://127.0.0.1:${first.port}/admin/conta`);
  await expect(page).toHaveURL(`http://localhost:${first.port}/admin/conta`);
  await giveDevice(page);
  await page.getByLabel('Nome da chave').fill('Notebook');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(page.getByText('Chave de acesso criada.')).toBeVisible();
  await stopDemo(first);

  const second = await startDemo();
  const link = linkIn(second.printed);
  expect(link).toContain('/admin/recuperar');
  await page.context().clearCookies();
  await follow(page, link);
  await enrolApp(page);
  await page.goto(`http://localhost:${second.port}/admin`);
  await expect(page).toHaveURL(`http://localhost:${second.port}/admin/dashboard`);
  await stopDemo(second);
});
