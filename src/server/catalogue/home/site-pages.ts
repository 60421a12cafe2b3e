import { toBrazilianDay } from '#shared/domain/day.ts';
import { PAGE_IDS, type PageTexts, parsePageTexts, type TextPage } from '#shared/domain/site/page-texts.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { findRecord } from '../../store/records/records.ts';
import { listHiddenPaths } from '../../store/site/hidden-paths.ts';
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
      const record = await findRecord(db, { entity: 'page', id: PAGE_IDS[page] });
      const texts = parsePageTexts(record?.values);
      const isWritten = record && Object.keys(texts).length > 0;
      return { ...texts, writtenOn: isWritten ? toBrazilianDay(record.changedAt) : null };
    },
  });
}

/** Whether editors hide this page from search engines. */
export async function isHiddenFromSearch(ctx: Context, path: string): Promise<boolean> {
  const paths = await readSiteSetting<ReadonlySet<string>>(ctx, {
    key: 'robots',
    tag: tags.pages(),
    none: new Set(),
    read: async ({ db }) => new Set(await listHiddenPaths(db)),
  });
  return paths.has(path);
}
