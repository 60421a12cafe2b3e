import { sql } from 'kysely';
import type { Context } from '../../src/server/context.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { syncPerson } from '../../src/server/sync/sync-person.ts';
import { syncSeries } from '../../src/server/sync/sync-series.ts';
import { FIRST_ID } from './hostile-tmdb.ts';

const BATCH = { urgency: 'batch', deadlineMs: 20_000 } as const;

/**
 * Film, series and person of every payload, synced as usual. Editors' texts are written directly to the tables, without
 * sanitising: the page alone must be safe.
 */
export async function plantPayloads(ctx: Context, payloads: readonly string[]): Promise<void> {
  for (const [position, payload] of payloads.entries()) {
    const id = FIRST_ID + position;
    await syncMovie(ctx, id, BATCH);
    await syncSeries(ctx, id, BATCH);
    await syncPerson(ctx, id, BATCH);
    // PostgreSQL cannot store NUL in a text.
    await spoilRows(ctx, id, payload.replaceAll('\u0000', ''));
  }
}

async function spoilRows({ db }: Context, id: number, text: string): Promise<void> {
  await sql`
    update movies set
      curiosities_html = ${text}, additional_infos_html = ${text}, watch_link = ${text}, ticket_url = ${text},
      version = nextval('content_version')
    where id = ${id}
  `.execute(db);
  await sql`
    update series set
      curiosities_html = ${text}, additional_infos_html = ${text}, watch_link = ${text},
      version = nextval('content_version')
    where id = ${id}
  `.execute(db);
  await sql`
    update people set
      curiosities_html = ${text}, additional_infos_html = ${text}, biography = ${text}, imdb_id = ${text},
      instagram_id = ${text}, twitter_id = ${text}, facebook_id = ${text}, version = nextval('content_version')
    where id = ${id}
  `.execute(db);
}
