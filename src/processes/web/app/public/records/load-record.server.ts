import type { RouterContextProvider } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Pagination } from '#shared/contract/common.ts';
import { Failure } from '#shared/domain/failure.ts';
import { recordPaths } from '#shared/domain/site/record-paths.ts';
import type { PagedRecord } from '#shared/domain/subjects/page-words.ts';
import type { PageDocument } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import {
  answerFailure,
  cached,
  editorRedirect,
  gone,
  notFound,
  permanentRedirect,
  shownAsNotFound,
  unavailable,
} from '../../cache.ts';
import { buildAddress, findCanonical, type ParametersOf, readQuery } from '../lists/address.ts';
import { askablePage, toListPage } from '../lists/list-page.ts';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { DescribedSite } from '../structured-data/title-members.server.ts';

type Context = Pick<RouterContextProvider, 'get' | 'set'>;

interface RecordPage<D, View> {
  entity: PagedRecord;
  /** Of the address; without it the document is a draft. */
  slug: string | undefined;
  document: Promise<PageDocument<D>>;
  toView: (document: D) => View;
  toThings: (document: D, site: DescribedSite) => Exclude<Thing, string>[];
}

/** The page of a record, published or as its draft would make it; null and 404 or 410 if there is none. */
export async function loadRecord<D extends { slug: string }, View>(
  context: Context,
  { entity, slug, document, toView, toThings }: RecordPage<D, View>,
) {
  let isGone = false;
  const found = await document.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.leadsTo !== undefined) throw editorRedirect(error.leadsTo);
    isGone = error.isGone;
    if (error.code === 'not-found' || error.code === 'invalid-argument') return null;
    if (error.code === 'unavailable') throw unavailable();
    throw error;
  });
  if (!found) return isGone ? gone() : notFound();

  const { value, lifetime } = found;
  if (slug !== undefined && value.slug !== slug) throw permanentRedirect(recordPaths[entity].one(value.slug), lifetime);
  const { site } = context.get(pageContext);
  addStructuredData(context, () => toThings(value, site));
  return cached(toView(value), lifetime);
}

interface RecordList<Q, Card> {
  entity: PagedRecord;
  parameters: ParametersOf<Q>;
  perPage: number;
  ask: (query: Q) => Promise<PageDocument<{ results: Card[]; pagination: Pagination }>>;
  describe: (query: Q) => { name: string; description: string };
}

/** A page of a list of records, with what its address asks for. */
export async function loadRecordList<Q extends { page: number }, Card extends { slug: string }>(
  context: Context,
  url: URL,
  { entity, parameters, perPage, ask, describe }: RecordList<Q, Card>,
) {
  const { all, one } = recordPaths[entity];
  const canonical = findCanonical(all(), parameters, url);
  if (canonical) throw permanentRedirect(canonical);

  const query = readQuery(parameters, url.searchParams);
  const { page } = query;
  const { value: answer, lifetime } = await ask({ ...query, page: askablePage(page) }).catch(answerFailure);
  const list = toListPage(answer, page);
  const { site } = context.get(pageContext);
  const listed = {
    ...{ address: buildAddress(all(), parameters, query), ...describe(query) },
    itemPaths: list.results.map(({ slug }) => one(slug)),
    ...{ before: (page - 1) * perPage, total: list.totalResults },
  };
  addStructuredData(context, () => toListThings(listed, site));
  const view = { query, list };
  return list.isBeyond ? shownAsNotFound(view) : cached(view, lifetime);
}
