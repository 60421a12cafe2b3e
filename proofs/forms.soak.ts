import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { acceptInvite, enrolApp, linkIn, newEmail, runCli } from '../e2e/admin.ts';
import { launchOptions } from '../e2e/chromium.ts';
import { findForms, listLost, listSteps, openWalker } from '../e2e/forms-walk.ts';
import openDemo from '../e2e/setup-fixture.ts';
import { createProgress } from '../src/processes/cli/progress.ts';
import { reportSoak } from './report.ts';

/**
 * The full count of e2e/admin-forms.spec.ts: every form of the admin with a field for text, left in every way.
 * `--from 100 --to 200` walks these steps only; parts that touch add up to the whole, because the order is always the same.
 */
const { values } = parseArgs({
  options: { from: { type: 'string', default: '1' }, to: { type: 'string', default: '9999' } },
  allowPositionals: true,
});
/** A step mostly waits: two side by side take little longer than one. */
const WALKERS = 2;
const VIEW = { locale: 'pt-BR', viewport: { width: 1440, height: 900 } };
const closeFixture = await openDemo();
const admin = process.env.ADMIN_URL ?? '';
try {
  const browser = await chromium.launch(launchOptions);
  const first = await (await browser.newContext(VIEW)).newPage();
  await acceptInvite(first, linkIn(await runCli('admin:create', newEmail('formularios'))), 'Alice Souza');
  await enrolApp(first);
  const cookies = await first.context().cookies();
  const forms = await findForms(first, admin, 9);
  await first.context().close();

  const all = listSteps(forms);
  const steps = all.slice(Number(values.from) - 1, Number(values.to));
  process.stdout.write(`${forms.length} forms, ${all.length} ways out, of which ${steps.length} are walked\n`);
  const queue = steps.values();
  const [lost, errors]: [string[], string[]] = [[], []];
  const progress = createProgress('steps', process.stdout);
  let done = 0;
  const startWalker = async () => {
    const context = await browser.newContext(VIEW);
    await context.addCookies(cookies);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    const walker = await openWalker(page, admin, cookies);
    const found = await listLost(walker, queue, (one) => {
      done += 1;
      progress.update(done, steps.length);
      // At once, because the whole walk is long.
      if (one !== undefined) process.stdout.write(`${one}\n`);
    });
    lost.push(...found);
  };
  await Promise.all(Array.from({ length: WALKERS }, startWalker));
  progress.end();
  await browser.close();
  reportSoak({
    line: `forms: ${forms.length} forms, ${done} of ${all.length} ways out`,
    problems: [...lost, ...errors],
  });
} finally {
  await closeFixture();
}
