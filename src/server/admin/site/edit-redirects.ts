import {
  MISSING_LISTED,
  REDIRECT_VERSIONS_LISTED,
  REDIRECTS_PER_PAGE,
  TRASH_DAYS,
} from '#shared/admin/domain/limits.ts';
import type { MissingLine, RedirectLine, RedirectPreview, RedirectVersion } from '#shared/admin/domain/site-screens.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isId } from '#shared/domain/ids.ts';
import { MISSING_PATHS, REDIRECTS_MAX } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Trx } from '../../infra/db.ts';
import { countOtherMisses, deleteOldMissingPaths, listMissingPaths } from '../../store/site/missing-paths.ts';
import {
  countRedirects,
  deleteRemovedRedirects,
  findRedirect,
  findRedirectFrom,
  insertRedirect,
  listRedirects,
  type Redirect,
  type StoredRedirect,
  setRedirectRemoved,
  updateRedirect,
} from '../../store/site/redirects.ts';
import { listAuditOf } from '../../store/staff/audit.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { type Editor, type NameAuthor, openNames } from '../editing/editor.ts';
import { checkRedirect, type GivenRedirect, type ProbePage, refuseChain } from './check-redirect.ts';
import { toRedirectVersions } from './redirect-versions.ts';

const words = adminRedirects;

export interface RedirectSearch {
  query: string;
  page: number;
  isRemoved: boolean;
}

export async function readRedirects(
  ctx: Context,
  { query, page, isRemoved }: RedirectSearch,
): Promise<{ lines: RedirectLine[]; total: number }> {
  const slice = { offset: (Math.max(1, page) - 1) * REDIRECTS_PER_PAGE, limit: REDIRECTS_PER_PAGE };
  const { rows, total } = await listRedirects(ctx.db, { phrase: query.trim(), isRemoved, ...slice });
  const nameAuthor = await openNames(
    ctx.db,
    rows.map(({ author }) => author),
  );
  return { lines: rows.map((row) => toRedirectLine(row, nameAuthor)), total };
}

/** One redirect, in force or removed, with its versions. */
export async function readRedirect(
  ctx: Context,
  id: number,
): Promise<{ line: RedirectLine; versions: RedirectVersion[] } | undefined> {
  const row = isId(id) ? await findRedirect(ctx.db, id) : undefined;
  if (!row) return undefined;
  const entries = await listAuditOf(ctx.db, { entity: 'redirect', entityId: String(id) }, REDIRECT_VERSIONS_LISTED);
  const nameAuthor = await openNames(ctx.db, [row.author, ...entries.map(({ actor }) => actor)]);
  return { line: toRedirectLine(row, nameAuthor), versions: toRedirectVersions(entries, nameAuthor) };
}

function toRedirectLine(row: StoredRedirect, nameAuthor: NameAuthor): RedirectLine {
  return {
    ...row,
    to: row.to ?? undefined,
    lastHitAt: row.lastHitAt ?? undefined,
    removedAt: row.removedAt ?? undefined,
    author: nameAuthor(row.author),
  };
}

/** Paths that were not found in the last thirty days, and the number of requests whose path was not recorded. */
export async function readMissing(ctx: Context): Promise<{ lines: MissingLine[]; total: number; others: number }> {
  const since = addDays(toBrazilianDay(ctx.now()), -MISSING_PATHS.days);
  const [{ rows, total }, others] = await Promise.all([
    listMissingPaths(ctx.db, { since, offset: 0, limit: MISSING_LISTED }),
    countOtherMisses(ctx.db, since),
  ]);
  return { lines: rows, total, others };
}

/** Checks the form as publishing does, and says what would change. `id`: of the redirect that is edited. */
export async function previewRedirect(
  ctx: Context,
  given: GivenRedirect,
  id: number,
  probe: ProbePage,
): Promise<RedirectPreview> {
  const fields = await checkRedirect(given, probe);
  await refuseChain(ctx.db, fields, id);
  const published = await findRedirectFrom(ctx.db, fields.from);
  if (published) return toPreview(fields, { to: published.to ?? undefined, code: published.code });
  const { status } = await probe(fields.from);
  return toPreview(fields, status === 404 || status === 410 ? 'no page' : 'page');
}

function toPreview(fields: Omit<Redirect, 'id'>, today: RedirectPreview['today']): RedirectPreview {
  return { ...fields, to: fields.to ?? undefined, today };
}

export async function createRedirect(
  ctx: Context,
  editor: Editor,
  given: GivenRedirect,
  probe: ProbePage,
): Promise<void> {
  const fields = await checkRedirect(given, probe);
  await changeRedirects(ctx, async ({ trx, now, record }) => {
    if ((await countRedirects(trx)) >= REDIRECTS_MAX)
      throw new Failure('resource-exhausted', words.tooMany(REDIRECTS_MAX));
    await refuseChain(trx, fields, undefined);
    const id = await insertRedirect(trx, { ...fields, author: editor.actor.id, at: now });
    record(editor.actor, { action: 'redirect.created', entity: 'redirect', entityId: String(id), after: fields });
  });
}

export async function changeRedirect(
  ctx: Context,
  editor: Editor,
  { id, version, ...given }: GivenRedirect & { id: number; version: number },
  probe: ProbePage,
): Promise<void> {
  const fields = await checkRedirect(given, probe);
  await changeRedirects(ctx, async ({ trx, now, record }) => {
    const before = await takeAsSeen(trx, id, version);
    if (before.removedAt) throw new Failure('aborted', words.isRemoved);
    await refuseChain(trx, fields, id);
    await updateRedirect(trx, id, { ...fields, author: editor.actor.id, at: now });
    const auditEvent = { action: 'redirect.changed', entity: 'redirect', entityId: String(id) };
    record(editor.actor, { ...auditEvent, before: toFields(before), after: fields });
  });
}

export async function removeRedirect(ctx: Context, editor: Editor, given: { id: number; version: number }) {
  await changeRedirects(ctx, async ({ trx, now, record }) => {
    const before = await takeAsSeen(trx, given.id, given.version);
    if (before.removedAt) throw new Failure('aborted', words.clash);
    await setRedirectRemoved(trx, given.id, now, { author: editor.actor.id, at: now });
    const auditEvent = { action: 'redirect.removed', entity: 'redirect', entityId: String(given.id) };
    record(editor.actor, { ...auditEvent, before: toFields(before) });
  });
}

/** Restores a removed redirect, if its path and its target are still valid. */
export async function bringRedirectBack(ctx: Context, editor: Editor, given: { id: number; version: number }) {
  await changeRedirects(ctx, async ({ trx, now, record }) => {
    const before = await takeAsSeen(trx, given.id, given.version);
    if (!before.removedAt) throw new Failure('aborted', words.clash);
    await refuseChain(trx, before, given.id);
    await setRedirectRemoved(trx, given.id, null, { author: editor.actor.id, at: now });
    const auditEvent = { action: 'redirect.restored', entity: 'redirect', entityId: String(given.id) };
    record(editor.actor, { ...auditEvent, after: toFields(before) });
  });
}

export async function forgetOldRedirects(ctx: Context): Promise<void> {
  await deleteRemovedRedirects(ctx.db, new Date(ctx.now().getTime() - TRASH_DAYS * 86_400_000));
  await deleteOldMissingPaths(ctx.db, addDays(toBrazilianDay(ctx.now()), -MISSING_PATHS.days));
}

function changeRedirects(ctx: Context, change: (change: Change) => Promise<void>): Promise<void> {
  return changeCatalogue(ctx, async (each) => {
    await lockUntilCommit(each.trx, 'redirects');
    await change(each);
    each.announce(tags.redirects());
  });
}

async function takeAsSeen(trx: Trx, id: number, version: number): Promise<StoredRedirect> {
  const redirect = isId(id) ? await findRedirect(trx, id) : undefined;
  if (!redirect) throw new Failure('not-found', words.notFound);
  if (redirect.version !== version) throw new Failure('aborted', words.clash);
  return redirect;
}

function toFields({ from, to, code, isOverPage }: Redirect) {
  return { from, to, code, isOverPage };
}
