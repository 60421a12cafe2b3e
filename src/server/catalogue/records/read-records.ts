import type { z } from 'zod';
import type { MediaItem } from '#shared/contract/collections.ts';
import type { Pagination, SeoData } from '#shared/contract/common.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { buildShareCardUrl, type ShareCardFacts } from '#shared/domain/pictures/share-card-url.ts';
import { recordPaths } from '#shared/domain/site/record-paths.ts';
import { CARD_WORDS, PAGE_WORDS, type PagedRecord } from '#shared/domain/subjects/page-words.ts';
import { factsOf } from '#shared/domain/subjects/records.ts';
import { tags } from '#shared/domain/tags.ts';
import { seo } from '#shared/text/seo.ts';
import type { Context } from '../../context.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import {
  listRecordPeople,
  listRecordTitles,
  type RecordPerson,
  type StoredCollectionTitle,
} from '../../store/records/record-titles.ts';
import {
  countPublicRecords,
  findRecord,
  listPublicRecords,
  listRecordsNaming,
  type StoredRecord,
  summaryOf,
  writtenText,
} from '../../store/records/records.ts';
import type { Answer } from '../documents/answer.ts';
import { isNotFound } from '../documents/read-details.ts';
import { readDocument } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { type PageAndLimit, toPagination } from '../documents/to-pagination.ts';
import { toCardDay } from '../titles/to-card-availability.ts';
import { findRecordId } from './find-record-id.ts';
import { keepShown, toMediaItem, toTitlePart } from './named-titles.ts';

type Titles = readonly StoredCollectionTitle[];

/** What every page of a record shows beside its own values. */
export interface ShownOnPage {
  titles: Titles;
  mediaItems: MediaItem[];
  people: { id: number; name: string; slug: string; profile_path: string | null }[];
  noindex: boolean;
  nofollow: boolean;
  toSeo(card: ShareCardFacts): SeoData;
}

/** What only the subject knows: its schemas, and what its values become in lists and on its page. */
interface RecordDocuments<E extends PagedRecord, Card, List, Details> {
  list: z.ZodType<List>;
  details: z.ZodType<Details>;
  notFound: string;
  /** A client that knows only its name derives the address from that (docs/evidence/spec-coverage.md). */
  isFoundByName?: true;
  /** Further lists whose changes change its cards, and its pages. */
  listsOfCards?: readonly string[];
  listsOfDetails?: readonly string[];
  /** The titles whose pictures a card shows; without it a card is made of the record alone. */
  findPictured?(record: StoredRecord<E>, titles: Titles): Titles;
  toCard(record: StoredRecord<E>, titles: Titles): Card;
  toList(cards: Card[], pagination: Pagination): List;
  toDetails(
    record: StoredRecord<E>,
    shown: ShownOnPage,
    reading: Context,
  ): { value: Details; parts?: DocumentPart[] } | Promise<{ value: Details; parts?: DocumentPart[] }>;
  /** What is drawn on its share card, from the page's own document: the two cannot differ. */
  toCardFacts(details: NoInfer<Details>): ShareCardFacts;
  /** For search engines, where editors wrote nothing that can stand there. */
  describe?(record: StoredRecord<E>, titles: Titles): string;
}

interface Cards<Card> {
  cards: Card[];
  /** The rows that they show. */
  parts: DocumentPart[];
}

function toShownPerson(person: RecordPerson): ShownOnPage['people'] {
  if (!person.is_public) return [];
  const { id, name, slug, profile_path } = person;
  return [{ id, name, slug, profile_path }];
}

/** The public functions of a kind of record: its list, its page, and its cards for the documents of others. */
export function readRecords<E extends PagedRecord, Card, List, Details extends { slug: string }>(
  entity: E,
  own: RecordDocuments<E, Card, List, Details>,
) {
  const listTag = tags.recordList(entity);
  const toPart = ({ id, version }: StoredRecord<E>): DocumentPart => ({ kind: entity, id, version });

  async function toCards({ db }: Context, records: readonly StoredRecord<E>[]): Promise<Cards<Card>> {
    const ids = own.findPictured ? records.map(({ id }) => id) : [];
    const shown = Map.groupBy(keepShown(await listRecordTitles(db, entity, ids)), (title) => title.record_id);
    const shownIn = ({ id }: StoredRecord<E>) => shown.get(id) ?? [];
    const pictured = records.flatMap((record) => own.findPictured?.(record, shownIn(record)) ?? []);
    return {
      cards: records.map((record) => own.toCard(record, shownIn(record))),
      parts: [...records.map(toPart), ...pictured.map(toTitlePart)],
    };
  }

  async function buildDetails(ctx: Context, id: number) {
    const record = await findRecord(ctx.db, { entity, id });
    if (!record?.isPublic) throw new Failure('not-found', own.notFound);
    const [named, people] = await Promise.all([
      listRecordTitles(ctx.db, entity, [id]),
      listRecordPeople(ctx.db, { entity, id }),
    ]);
    const titles = keepShown(named);
    const day = toCardDay(ctx.now());
    const isNoindex = record.values.isNoindex ?? false;
    const { value, parts = [] } = await own.toDetails(
      record,
      {
        titles,
        mediaItems: titles.map((title) => toMediaItem(title, day)),
        people: people.flatMap(toShownPerson),
        noindex: isNoindex || (factsOf(entity).needsTitles === true && titles.length === 0),
        nofollow: isNoindex,
        toSeo: (card) => toSeo(ctx, record, titles, card),
      },
      ctx,
    );
    const ofPeople = people.map(
      ({ id: personId, version }): DocumentPart => ({ kind: 'person', id: personId, version }),
    );
    // Including hidden and unknown ones: when one of them can be shown, this copy is outdated.
    return { value, parts: [toPart(record), ...named.map(toTitlePart), ...ofPeople, ...parts], slug: record.slug };
  }

  function toSeo({ siteUrl }: Context, record: StoredRecord<E>, titles: Titles, card: ShareCardFacts): SeoData {
    const { title, slug, values } = record;
    const heading = factsOf(entity).face?.heading;
    return {
      title: values.seoTitle || (heading && writtenText(record, heading)) || title,
      description: values.seoDescription || summaryOf(entity, record) || (own.describe?.(record, titles) ?? ''),
      keywords: [title, seo.defaultKeywords].join(', '),
      imageUrl: siteUrl + buildShareCardUrl(CARD_WORDS[entity], slug, card),
      canonicalUrl: siteUrl + recordPaths[entity].one(slug),
    };
  }

  const byId = (ctx: Context, id: number): Promise<Answer<Details>> =>
    readDocument(ctx, {
      address: { table: 'content_cache', type: entity, id },
      kind: entity,
      schema: own.details,
      ttlSeconds: CACHE_TTL_SECONDS.detail,
      lists: own.listsOfDetails ?? [],
      tag: tags[entity](id),
      build: (reading) => buildDetails(reading, id),
      isAnswer: isNotFound,
    });

  const bySlug = async (ctx: Context, slug: string) => byId(ctx, await findRecordId(ctx, entity, slug, own));

  return {
    byId,
    bySlug,
    /** A draft has no address yet, so it is found by its number. */
    async shareCard(ctx: Context, asked: string | number) {
      const { value } = await (typeof asked === 'number' ? byId(ctx, asked) : bySlug(ctx, asked));
      return { slug: value.slug, facts: own.toCardFacts(value) };
    },
    list: (ctx: Context, { page, limit }: PageAndLimit, having?: Readonly<Record<string, string>>) =>
      readList(ctx, {
        type: PAGE_WORDS[entity],
        asked: { page, limit, ...having },
        schema: own.list,
        ttlSeconds: CACHE_TTL_SECONDS.popular,
        lists: [listTag, ...(own.listsOfCards ?? [])],
        build: async (reading) => {
          const [records, total] = await Promise.all([
            listPublicRecords(reading.db, entity, { page, limit }, having),
            countPublicRecords(reading.db, entity, having),
          ]);
          const { cards, parts } = await toCards(reading, records);
          return { value: own.toList(cards, toPagination({ page, limit }, total)), parts };
        },
      }),
    toCards,
    newest: async (ctx: Context, limit: number) =>
      toCards(ctx, await listPublicRecords(ctx.db, entity, { page: 1, limit })),
    ofTitle: async (ctx: Context, named: { kind: 'movie' | 'series' | 'person'; id: number }, limit: number) =>
      toCards(ctx, await listRecordsNaming(ctx.db, entity, named, limit)),
  };
}
