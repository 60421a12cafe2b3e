import { SITEMAP_IDS_PER_FILE } from '#shared/domain/limits.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { recordPaths } from '#shared/domain/site/record-paths.ts';
import type { SitemapKind } from '#shared/domain/site/sitemap-address.ts';
import type { PagedRecord } from '#shared/domain/subjects/page-words.ts';
import type { Db } from '../infra/db.ts';
import {
  type IdRange,
  listFileNumbers,
  listSitemapChapters,
  listSitemapMovies,
  listSitemapPeople,
  listSitemapRecords,
  listSitemapSeasons,
  listSitemapSeries,
  type SitemapBar,
  type SitemapRow,
} from '../store/site/sitemap-rows.ts';
import { listPageEntries } from './page-entries.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** A kind of sitemap file: which ids are in which file, and their entries. */
export interface FileKind {
  idsPerFile: number;
  /** Numbers of the files that may have entries. */
  listNumbers(db: Db): Promise<number[]>;
  listEntries(db: Db, range: IdRange, bar: SitemapBar): Promise<SitemapEntry[]>;
}

export const FILE_KINDS: Readonly<Record<SitemapKind, FileKind>> = {
  paginas: { idsPerFile: 1, listNumbers: async () => [1], listEntries: listPageEntries },
  filmes: {
    idsPerFile: SITEMAP_IDS_PER_FILE.titles,
    listNumbers: (db) => listFileNumbers(db, 'movies', SITEMAP_IDS_PER_FILE.titles),
    listEntries: async (db, range, bar) =>
      (await listSitemapMovies(db, range, bar)).map((row) => toEntry(paths.movie(row.slug), row, posterOf)),
  },
  series: {
    idsPerFile: SITEMAP_IDS_PER_FILE.titles,
    listNumbers: (db) => listFileNumbers(db, 'series', SITEMAP_IDS_PER_FILE.titles),
    listEntries: async (db, range, bar) =>
      (await listSitemapSeries(db, range, bar)).map((row) => toEntry(paths.oneSeries(row.slug), row, posterOf)),
  },
  temporadas: {
    idsPerFile: SITEMAP_IDS_PER_FILE.seriesOfSeasons,
    listNumbers: (db) => listFileNumbers(db, 'series', SITEMAP_IDS_PER_FILE.seriesOfSeasons),
    listEntries: async (db, range, bar) => [
      ...(await listSitemapChapters(db, range, bar)).map((row) => toEntry(paths.chapters(row.slug), row, posterOf)),
      ...(await listSitemapSeasons(db, range, bar)).map((row) =>
        toEntry(paths.season(row.slug, row.number), row, posterOf),
      ),
    ],
  },
  pessoas: {
    idsPerFile: SITEMAP_IDS_PER_FILE.titles,
    listNumbers: (db) => listFileNumbers(db, 'people', SITEMAP_IDS_PER_FILE.titles),
    listEntries: async (db, range, bar) =>
      (await listSitemapPeople(db, range, bar)).map((row) => toEntry(paths.person(row.slug), row, portraitOf)),
  },
  colecoes: filesOf('collection'),
  noticias: filesOf('news'),
};

function filesOf(entity: PagedRecord): FileKind {
  const toPath = recordPaths[entity].one;
  return {
    idsPerFile: SITEMAP_IDS_PER_FILE.titles,
    listNumbers: (db) => listFileNumbers(db, entity, SITEMAP_IDS_PER_FILE.titles),
    listEntries: async (db, range, bar) =>
      (await listSitemapRecords(entity)(db, range, bar)).map((row) =>
        toEntry(toPath(row.slug), row, (file) => buildImageUrl('backdrop', 'w1280', file)),
      ),
  };
}

const posterOf = (file: string | null) => buildImageUrl('poster', 'w780', file);
const portraitOf = (file: string | null) => buildImageUrl('profile', 'h632', file);

function toEntry(
  path: string,
  { changedAt, picture }: SitemapRow,
  pictureOf: (file: string | null) => string | null,
): SitemapEntry {
  return { path, changedAt, imagePath: pictureOf(picture) };
}

/** The ids of the nth file; both count from 1. */
export function rangeOf({ idsPerFile }: FileKind, number: number): IdRange {
  return { from: (number - 1) * idsPerFile + 1, to: number * idsPerFile };
}

export function fileNumberOf({ idsPerFile }: FileKind, id: number): number {
  return Math.ceil(id / idsPerFile);
}
