import { type PastedTitle, parsePastedTitles } from '#shared/admin/domain/editing/pasted-titles.ts';
import type { Import, ImportLine, ImportSummary } from '#shared/admin/domain/import.ts';
import { IMPORTED_AT_ONCE, IMPORTS_LISTED } from '#shared/admin/domain/limits.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import {
  addImport,
  findImport,
  findStoredImdb,
  listImportItems,
  listImports,
  listStoredNames,
  type NewImportItem,
  type StoredName,
} from '../../store/editing/imports.ts';
import { enqueueFetches, FETCH_PRIORITY } from '../../store/jobs/fetch-queue.ts';
import { findIdBySlug } from '../../store/titles/slugs.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { findTitleByImdb } from '../../sync/find-title-by-imdb.ts';
import { findPersonByImdb, lookUpTitle } from '../../sync/look-up-title.ts';
import { type Editor, openNames } from '../editing/editor.ts';

interface Key {
  entity: Entity;
  id: number;
}

/** Which title each line names, and whether it is stored. Asks TMDB for unknown names; changes nothing. */
export async function checkImport(
  ctx: Context,
  { text, bareNumbers }: { text: string; bareNumbers: Entity },
): Promise<ImportLine[]> {
  const pasted = parsePastedTitles(text, ctx.siteUrl, IMPORTED_AT_ONCE);
  if (pasted.length === 0) throw new Failure('invalid-argument', adminImport.nothing);
  if (pasted.length > IMPORTED_AT_ONCE) throw new Failure('invalid-argument', adminImport.tooMany(IMPORTED_AT_ONCE));
  const keys = await Promise.all(pasted.map((line) => resolve(ctx, line, bareNumbers)));
  const named = keys.filter((key) => key !== undefined);
  const held = new Map((await listStoredNames(ctx.db, named)).map((name) => [toText(name), name]));
  return Promise.all(
    pasted.map((line, place) => {
      const key = keys[place];
      const isRepeated =
        key !== undefined && keys.slice(0, place).some((other) => other && toText(other) === toText(key));
      return judge(ctx, line, key, { isRepeated, held: key && held.get(toText(key)) });
    }),
  );
}

const toText = ({ entity, id }: Key) => `${entity}:${id}`;

async function judge(
  ctx: Context,
  line: PastedTitle,
  key: Key | undefined,
  { isRepeated, held }: { isRepeated: boolean; held: StoredName | undefined },
): Promise<ImportLine> {
  const told = {
    line: line.line,
    text: line.text,
    entity: key?.entity,
    id: key?.id,
    title: '',
    year: '',
    problem: undefined,
  };
  if (!key)
    return {
      ...told,
      verdict: 'error',
      problem: line.names === 'nothing' ? line.fault : line.names === 'address' ? 'unknown-address' : 'not-at-tmdb',
    };
  if (held)
    return { ...told, verdict: isRepeated ? 'repeated' : 'held', title: held.title, year: String(held.year ?? '') };
  if (isRepeated) return { ...told, verdict: 'repeated' };
  const found = await lookUpTitle(ctx, { kind: key.entity, id: key.id });
  if (found === 'absent') return { ...told, verdict: 'error', problem: 'not-at-tmdb' };
  return found === 'unavailable' ? { ...told, verdict: 'unsure' } : { ...told, verdict: 'found', ...found };
}

async function resolve(ctx: Context, line: PastedTitle, bareNumbers: Entity): Promise<Key | undefined> {
  switch (line.names) {
    case 'id':
      return { entity: line.entity ?? bareNumbers, id: line.id };
    case 'address': {
      // Look our own slug up before reading a trailing id: `/filme/blade-runner-2049` is not film 2049.
      const id = (await findIdBySlug(ctx.db, line.entity, line.slug)) ?? line.id;
      return id === undefined ? undefined : { entity: line.entity, id };
    }
    case 'imdb':
      return (await findStoredImdb(ctx.db, line.imdbId)) ?? askImdb(ctx, line.imdbId, line.isPerson);
    case 'nothing':
      return undefined;
  }
}

async function askImdb(ctx: Context, imdbId: string, isPerson: boolean): Promise<Key | undefined> {
  if (isPerson) {
    const id = await findPersonByImdb(ctx, imdbId);
    return id === undefined ? undefined : { entity: 'person', id };
  }
  const found = await findTitleByImdb(ctx, imdbId);
  return found && { entity: found.kind, id: found.titleId };
}

/** Queues the titles with editor priority; the worker fetches them. */
export async function startImport(ctx: Context, { actor }: Editor, items: readonly NewImportItem[]): Promise<string> {
  if (items.length === 0) throw new Failure('invalid-argument', adminImport.nothing);
  if (items.length > IMPORTED_AT_ONCE) throw new Failure('invalid-argument', adminImport.tooMany(IMPORTED_AT_ONCE));
  return changeCatalogue(ctx, async ({ trx, now, record }) => {
    const id = await addImport(trx, { author: actor.id, askedAt: now }, items);
    const fetches = items.map((item) => ({
      kind: item.entity,
      id: item.id,
      priority: FETCH_PRIORITY.asked,
      reason: 'admin',
    }));
    await enqueueFetches(trx, fetches, now);
    record(actor, { action: 'import.asked', entity: 'import', entityId: id, after: { titles: items.map(toText) } });
    return id;
  });
}

export async function readImport(ctx: Context, id: string): Promise<Import> {
  const found = await findImport(ctx.db, id);
  if (!found) throw new Failure('not-found', adminImport.notFound);
  const nameAuthor = await openNames(ctx.db, [found.author]);
  const titles = (await listImportItems(ctx.db, id, ctx.now())).map((row) => ({ ...row, title: row.title ?? '' }));
  return { id, author: nameAuthor(found.author), askedAt: found.askedAt, titles };
}

export async function listRecentImports(ctx: Context): Promise<ImportSummary[]> {
  const rows = await listImports(ctx.db, IMPORTS_LISTED);
  const nameAuthor = await openNames(
    ctx.db,
    rows.map(({ author }) => author),
  );
  return rows.map((row) => ({ ...row, author: nameAuthor(row.author) }));
}
