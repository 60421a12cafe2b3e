import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { acceptInvite, enrolApp, linkIn, newEmail, runCli, test } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll, ON_A_DESKTOP_IN_ALL } from './visitor.ts';

/** A demo film that no other journey edits. */
const FILM = 146;

test(
  'the archive is taken away, compared and brought back by keyboard, on a phone too',
  ON_A_DESKTOP_IN_ALL,
  async ({ page, admin }) => {
    // A member of their own: it needs an identity confirmed within ten minutes.
    await acceptInvite(page, linkIn(await runCli('admin:create', newEmail('arquivo'))), 'Carla Nunes');
    await enrolApp(page);
    await openPage(page, `${admin}/admin/arquivo`);
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar arquivo' }).focus();
    await page.keyboard.press('Enter');
    const text = await readFile(await (await waiting).path(), 'utf8');
    const archive = JSON.parse(text) as Record<string, unknown>;

    // One field of one film, whatever other journeys write meanwhile.
    const only = (value: string) => {
      const field = {
        entity: 'movie',
        id: FILM,
        field: 'tagline',
        value,
        is_locked: false,
        reason: '',
        expires_at: null,
      };
      const empty = Object.fromEntries(
        Object.entries(archive).map(([name, part]) => [name, Array.isArray(part) ? [] : part]),
      );
      const buffer = Buffer.from(JSON.stringify({ ...empty, overrides: [field] }));
      return { name: 'arquivo.json', mimeType: 'application/json', buffer };
    };
    const bring = async (value: string) => {
      await page.getByLabel('Arquivo editorial (.json)').setInputFiles(only(value));
      await page.getByRole('button', { name: 'Pré-visualizar' }).focus();
      await page.keyboard.press('Enter');
    };
    const publish = async (before: string, after: string) => {
      await expect(page.getByText('1 item muda.')).toBeVisible();
      const row = page.getByRole('table').getByRole('row').last();
      await expect(row).toContainText(before);
      await expect(row).toContainText(after);
      await page.getByRole('button', { name: 'Confirmar em 1 item' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Feito em 1 item/)).toBeVisible();
    };
    await bring('Do outro lado');
    await publish('valor do TMDB', 'Do outro lado');

    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `${admin}/admin/arquivo`);
    await bring('Do outro lado, de novo');
    await expect(page.getByText('1 item muda.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await publish('Do outro lado', 'Do outro lado, de novo');
    await openPage(page, `${admin}/admin/arquivo`);
    await bring('Do outro lado, de novo');
    await expect(page.getByText('Tudo o que está no arquivo já está aqui.')).toBeVisible();
  },
);
