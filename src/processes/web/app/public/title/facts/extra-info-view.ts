import { titleSheet } from '#shared/text/titles/title-page.ts';
import type { ExtraInfoView } from './extra-info.tsx';
import { languageName } from './language-name.ts';
import { type SheetRow, toRow } from './sheet-row.ts';

interface DescribedTitle {
  id: number;
  original_language: string;
  companies: readonly string[];
  imdb_id: string | null;
}

const IMDB_ID = /^tt\d{5,12}$/;

/** For a film or a series; `others` are rows only one of the two has. */
export function toExtraInfo(
  kind: 'movie' | 'tv',
  title: DescribedTitle,
  others: readonly SheetRow[] = [],
): ExtraInfoView {
  const { id, original_language, companies, imdb_id } = title;
  return {
    rows: [
      ...toRow(titleSheet.originalLanguage, capitalise(languageName(original_language))),
      ...toRow(titleSheet.companies(companies.length), companies.join(', ')),
      ...others,
    ],
    links: [
      { label: titleSheet.onTmdb, href: `https://www.themoviedb.org/${kind}/${id}?language=pt-BR` },
      ...(imdb_id && IMDB_ID.test(imdb_id)
        ? [{ label: titleSheet.onImdb, href: `https://www.imdb.com/title/${imdb_id}/` }]
        : []),
    ],
  };
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
