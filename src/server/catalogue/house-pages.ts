import { toBrazilianDay } from '#shared/domain/day.ts';
import { HIDDEN_FROM_SEARCH, parseHiddenPaths } from '#shared/domain/house.ts';
import { type PageTexts, parsePageTexts, type TextPage } from '#shared/domain/page-texts.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { findHouseRecord } from '../store/house-records.ts';
import { readHouse } from './read-house.ts';

export interface ShownTexts extends PageTexts {
  /** The day it was last edited; `null` if it never was. */
  writtenOn: string | null;
}

const UNWRITTEN: ShownTexts = { writtenOn: null };

/** The editors' published texts for a static page; drafts are not included. */
export function readShownTexts(ctx: Context, page: TextPage): Promise<ShownTexts> {
  return readHouse<ShownTexts>(ctx, {
    key: `page:${page}`,
    tag: tags.pages(),
    none: UNWRITTEN,
    async read({ db }) {
      const record = await findHouseRecord(db, { kind: 'page', key: page });
      const texts = parsePageTexts(record?.value);
      const isWritten = record && Object.keys(texts).length > 0;
      return { ...texts, writtenOn: isWritten ? toBrazilianDay(record.at) : null };
    },
  });
}

/** Whether editors hide this page from search engines. */
export async function isHiddenFromSearch(ctx: Context, path: string): Promise<boolean> {
  const paths = await readHouse<ReadonlySet<string>>(ctx, {
    key: 'robots',
    tag: tags.pages(),
    none: new Set(),
    read: async ({ db }) => new Set(parseHiddenPaths((await findHouseRecord(db, HIDDEN_FROM_SEARCH))?.value)),
  });
  return paths.has(path);
}
