import { chromium } from '@playwright/test';
import { acceptInvite, enrolApp, linkIn, newEmail, runCli } from '../e2e/admin.ts';
import { launchOptions } from '../e2e/chromium.ts';
import { findForms, listLost, listSteps, openWalker } from '../e2e/forms-walk.ts';
import openDemo from '../e2e/setup-fixture.ts';
import { createProgress } from '../src/processes/cli/progress.ts';
import { reportSoak } from './report.ts';

/** The full count of e2e/admin-forms.spec.ts: every form of the admin with a field for text, left in every way. */
const closeFixture = await openDemo();
const admin = process.env.ADMIN_URL ?? '';
try {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('formularios'))), 'Alice Souza');
  await enrolApp(page);
  const forms = await findForms(page, admin, 9);
  const steps = listSteps(forms);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const progress = createProgress('steps', process.stdout);
  const lost = await listLost(await openWalker(page, admin, await context.cookies()), steps, (done, found) => {
    progress.update(done, steps.length);
    // At once, because the whole walk is long.
    if (found !== undefined) process.stdout.write(`${found}\n`);
  });
  progress.end();
  await browser.close();
  reportSoak({ line: `forms: ${forms.length} forms, ${steps.length} ways out`, problems: [...lost, ...errors] });
} finally {
  await closeFixture();
}
