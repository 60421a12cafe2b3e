import type {
  EditedPage,
  MissingLine,
  PinLine,
  RedirectLine,
  SearchMissLine,
  SiteRevisionLine,
  TaxonomyLine,
  TicketChoiceLine,
  TicketQueueLine,
} from '#shared/admin/domain/site-screens.ts';
import type { Entity } from '#shared/domain/entities.ts';
import type { HomePin } from '#shared/domain/site/home-pins.ts';
import type { PageTexts, TextPage } from '#shared/domain/site/page-texts.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { TaxonomyFields, TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';

/** The titles pinned to the start of the home page. Optimistic lock: every change sends the version it is based on. */
export interface HomePins {
  read(): Promise<{ version: number; lines: PinLine[] }>;
  history(): Promise<SiteRevisionLine[]>;
  add(given: { version: number; kind: TitleKind; id: number }): Promise<void>;
  remove(given: { version: number; kind: TitleKind; id: number }): Promise<void>;
  arrange(given: { version: number; pins: readonly HomePin[] }): Promise<void>;
  restore(given: { version: number; revision: number }): Promise<void>;
}

/** The editors' changes to genres and platforms, over the defaults. */
export interface Taxonomy {
  read(kind: TaxonomyKind): Promise<TaxonomyLine[]>;
  history(kind: TaxonomyKind, key: string): Promise<SiteRevisionLine[]>;
  edit(kind: TaxonomyKind, given: { key: string; version: number; fields: TaxonomyFields }): Promise<void>;
  restoreField(kind: TaxonomyKind, given: { key: string; version: number; field: string }): Promise<void>;
  restore(kind: TaxonomyKind, given: { key: string; version: number; revision: number }): Promise<void>;
  arrange(kind: TaxonomyKind, places: readonly { key: string; version: number; place: number }[]): Promise<void>;
}

interface SeenPage {
  page: TextPage;
  version: number;
}

/** Texts of the site's own pages, saved as drafts first; and the pages excluded from search engines. */
export interface Pages {
  read(page: TextPage): Promise<EditedPage>;
  history(page: TextPage): Promise<SiteRevisionLine[]>;
  save(given: SeenPage & { texts: PageTexts }): Promise<void>;
  publish(given: SeenPage): Promise<void>;
  discard(given: SeenPage): Promise<void>;
  restore(given: SeenPage & { revision: number }): Promise<void>;
  restoreDefault(given: SeenPage): Promise<void>;
  readHidden(): Promise<{ version: number; paths: string[] }>;
  hide(given: { version: number; paths: readonly string[] }): Promise<void>;
}

/** Visitors' searches without results. */
export interface Searches {
  list(): Promise<SearchMissLine[]>;
  alias(given: { term: string; subject: { entity: Entity; id: number } }): Promise<void>;
  dismiss(term: string): Promise<void>;
}

/** Ticket feed entries that need an editor's decision, and the decisions. */
export interface Tickets {
  list(): Promise<{ queue: TicketQueueLine[]; choices: TicketChoiceLine[] }>;
  assign(given: { key: string; movieId: number }): Promise<void>;
  dismiss(key: string): Promise<void>;
  reopen(key: string): Promise<void>;
}

interface GivenRedirect {
  from: string;
  to: string;
  code: string;
  isOverPage: boolean;
}

/** The redirects, and the requested addresses that have none. */
export interface Redirects {
  list(given: { query: string; page: number; isRemoved: boolean }): Promise<{ lines: RedirectLine[]; total: number }>;
  listMissing(): Promise<{ lines: MissingLine[]; total: number; others: number }>;
  create(given: GivenRedirect): Promise<void>;
  change(given: GivenRedirect & { id: number; version: number }): Promise<void>;
  remove(given: { id: number; version: number }): Promise<void>;
  bringBack(given: { id: number; version: number }): Promise<void>;
}
