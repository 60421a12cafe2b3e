import { parsePastedTitles } from '#shared/admin/domain/editing/pasted-titles.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { Failure } from '#shared/domain/failure.ts';
import { recordPaths } from '#shared/domain/site/record-paths.ts';
import { PAGED_RECORDS, type PagedRecord } from '#shared/domain/subjects/page-words.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { deleteAllDocuments, deleteRelatedDocuments } from '../../store/cache/documents.ts';
import { addJob } from '../../store/jobs/jobs.ts';
import { findIdBySlug } from '../../store/titles/slugs.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';

/** Queues the job to run now; the worker takes it within seconds. */
export async function askForJob(ctx: Context, { actor }: Editor, queue: string): Promise<void> {
  await changeCatalogue(ctx, async ({ trx, record }) => {
    if (!(await addJob(trx, queue))) throw new Failure('aborted', adminNeeds.jobWaits);
    record(actor, { action: 'job.asked', entity: 'job', entityId: queue });
  });
}

function pagesOf(entity: PagedRecord): RegExp {
  const { all, one } = recordPaths[entity];
  return new RegExp(`^(?:${all()}$|${one('')})`);
}

/** Which tags to invalidate for the address of a list page. */
const LISTS: readonly [path: RegExp, tags: readonly string[]][] = [
  [/^\/$/, [tags.home()]],
  [/^\/filmes(?:\/|$)/, [tags.movieList()]],
  [/^\/series(?:\/|$)/, [tags.seriesList()]],
  [/^\/pessoas$/, [tags.peopleList()]],
  ...PAGED_RECORDS.map((entity): [RegExp, string[]] => [pagesOf(entity), [tags.recordList(entity)]]),
  [/^\/generos(?:\/|$)/, [tags.genres()]],
  [/^\/plataformas(?:\/|$)/, [tags.platforms(), tags.arrivalList()]],
];

/** Invalidates the cached copies of one page, in every process. */
export async function purgePage(ctx: Context, { actor }: Editor, address: string): Promise<void> {
  const [named] = parsePastedTitles(address, ctx.siteUrl, 1);
  const path = URL.parse(address, ctx.siteUrl)?.pathname ?? '';
  await changeCatalogue(ctx, async ({ trx, announce, record }) => {
    const lists = LISTS.find(([pattern]) => pattern.test(path))?.[1];
    if (named?.names === 'address') {
      const id = (await findIdBySlug(trx, named.entity, named.slug)) ?? named.id;
      if (id === undefined) throw new Failure('not-found', adminNeeds.unknownPage);
      await deleteRelatedDocuments(trx, named.entity, id);
      announce(tags[named.entity](id));
    } else if (lists && (address.startsWith('/') || address.startsWith(ctx.siteUrl))) announce(...lists);
    else throw new Failure('invalid-argument', adminNeeds.unknownPage);
    record(actor, { action: 'cache.purged', entity: 'cache', entityId: path.slice(0, 200) });
  });
}

/** Invalidates everything. The next visitor of each page waits while it is rebuilt. */
export async function purgeEverything(ctx: Context, { actor }: Editor): Promise<number> {
  return changeCatalogue(ctx, async ({ trx, announce, record }) => {
    const documents = await deleteAllDocuments(trx);
    announce(tags.everything());
    record(actor, { action: 'cache.emptied', entity: 'cache', entityId: '*', after: { documents } });
    return documents;
  });
}
