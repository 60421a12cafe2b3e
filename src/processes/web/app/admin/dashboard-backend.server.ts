import type { BulkAction, BulkView } from '#shared/admin/domain/bulk.ts';
import type { Health, MyDraft, Needs } from '#shared/admin/domain/dashboard.ts';
import type { Import, ImportLine, ImportSummary } from '#shared/admin/domain/import.ts';
import type { ListQuery } from '#shared/admin/domain/list-query.ts';
import type { Choice, ListChoices, ListedSubject, SavedView, SubjectList } from '#shared/admin/domain/listed.ts';
import type { ReportList, ReportState } from '#shared/admin/domain/reports.ts';
import type { Entity } from '#shared/domain/entities.ts';

/** The lists of films, series and people. */
export interface Lists {
  find(list: ListQuery & { entity: Entity }): Promise<SubjectList>;
  /** The values a list can be filtered by. */
  listChoices(entity: Entity): Promise<ListChoices>;
  /** The signed-in member's saved views. */
  listViews(entity: Entity): Promise<SavedView[]>;
  saveView(given: { entity: Entity; name: string; search: string }): Promise<void>;
  forgetView(id: number): Promise<void>;
  /** For a download: the given ids, or all that match the query. */
  export(given: { entity: Entity; ids: readonly number[]; list: ListQuery }): Promise<ListedSubject[]>;
}

/** Bulk changes: preview, apply, undo. */
export interface Bulk {
  prepare(given: { action: BulkAction; entity: Entity; ids: readonly number[] }): Promise<string>;
  read(id: string): Promise<BulkView>;
  /** `collectionId` is the collection to add to, for that action only. */
  apply(id: string, collectionId: number | undefined): Promise<void>;
  undo(id: string): Promise<void>;
  listCollections(): Promise<Choice[]>;
}

/** Imports of titles by id or address. */
export interface Imports {
  check(given: { text: string; bareNumbers: Entity }): Promise<ImportLine[]>;
  start(items: readonly { entity: Entity; id: number; pasted: string }[]): Promise<string>;
  read(id: string): Promise<Import>;
  listRecent(): Promise<ImportSummary[]>;
}

/** Errors reported by visitors. */
export interface Reports {
  list(state: ReportState): Promise<ReportList>;
  countOpen(): Promise<number>;
  answer(given: { id: number; state: ReportState; seen: ReportState; answer: string }): Promise<void>;
}

/** The dashboard. */
export interface Dashboard {
  readNeeds(): Promise<Needs>;
  readHealth(): Promise<Health>;
  listOwnDrafts(): Promise<MyDraft[]>;
  runJob(queue: string): Promise<void>;
  purgePage(address: string): Promise<void>;
  purgeAll(): Promise<number>;
}
