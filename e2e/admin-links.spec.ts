import { expect } from '@playwright/test';
import pg from 'pg';
import { test } from './admin.ts';
import { openPage } from './open-page.ts';
import { expectAccessible, expectNoSidewaysScroll, ON_A_DESKTOP } from './visitor.ts';

const FILM = 598;

/** Makes the first trailer of a film broken, as two nights of the worker would; returns its key. */
async function breakTrailer(): Promise<string> {
  const { DATABASE_URL } = JSON.parse(process.env.ADMIN_ENV ?? '{}') as Record<string, string>;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      'select youtube_key as key from movie_videos where movie_id = $1 order by position limit 1',
      [FILM],
    );
    const key = rows[0]?.key ?? '';
    await client.query(
      `with link as (
         insert into links (url, host, state, reason, nights, since, checked_at, next_check_at)
         values ('https://www.youtube.com/watch?v=' || $1, 'www.youtube.com', 'broken', 'no-video', 2, now() - interval '1 day', now(), now() + interval '1 day')
         returning id
       )
       insert into link_uses (link_id, kind, entity, entity_id, label) select id, 'trailer', 'movie', $2, 'Trailer' from link`,
      [key, FILM],
    );
    return key;
  } finally {
    await client.end();
  }
}

test(
  'a dead trailer is replaced by keyboard, and visitors get the new one',
  ON_A_DESKTOP,
  async ({ page, admin, staff }) => {
    await breakTrailer();
    await page.context().addCookies(staff.editor.cookies);
    await openPage(page, `${admin}/admin/links`);
    await expect(page.getByText('O vídeo não existe mais')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Trocar o link de Cidade de Deus' }).focus();
    await page.keyboard.press('Enter');
    const address = page.getByLabel('Novo endereço');
    await expect(address).toBeFocused();
    await page.keyboard.type('https://youtu.be/GONE1234567');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/também não funciona/)).toBeVisible();
    await address.fill('https://youtu.be/NEWTRAILER1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Abre “Trailer dublado NEWTRAILER1”.')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Publicado no YouTube em').fill('2026-11-02');
    await page.getByRole('button', { name: 'Publicar troca' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Troca publicada.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Trocar o link de Cidade de Deus' })).toHaveCount(0);
    const film = await page.request.get(`${admin}/filme/${FILM}`);
    expect(await film.text()).toContain('NEWTRAILER1');
  },
);
