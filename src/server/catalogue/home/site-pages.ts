import { toBrazilianDay } from '#shared/domain/day.ts';
import { type PageTexts, parsePageTexts, type TextPage } from '#shared/domain/site/page-texts.ts';
import { HIDDEN_FROM_SEARCH, parseHiddenPaths } from '#shared/domain/site/site-settings.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { findSiteRecord } from '../../store/site/site-records.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';

export interface ShownTexts extends PageTexts {
  /** The day it was last edited; `null` if it never was. */
  writtenOn: string | null;
}

const UNWRITTEN: ShownTexts = { writtenOn: null };

/** The editors' published texts for a static page; drafts are not included. */
export function readShownTexts(ctx: Context, page: TextPage): Promise<ShownTexts> {
  return readSiteSetting<ShownTexts>(ctx, {
    key: `page:${page}`,
    tag: tags.pages(),
    none: UNWRITTEN,
    async read({ db }) {
      const record = await findSiteRecord(db, { kind: 'page', key: page });
      const texts = parsePageTexts(record?.value);
      const isWritten = record && Object.keys(texts).length > 0;
      return { ...texts, writtenOn: isWritten ? toBrazilianDay(record.at) : null };
    },
  });
}

/** Whether editors hide this page from search engines. */
export async function isHiddenFromSearch(ctx: Context, path: string): Promise<boolean> {
  const paths = await readSiteSetting<ReadonlySet<string>>(ctx, {
    key: 'robots',
    tag: tags.pages(),
    none: new Set(),
    read: async ({ db }) => new Set(parseHiddenPaths((await findSiteRecord(db, HIDDEN_FROM_SEARCH))?.value)),
  });
  return paths.has(path);
}
