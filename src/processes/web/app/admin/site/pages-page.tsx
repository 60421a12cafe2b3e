import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { PageLine } from '#shared/admin/domain/site-screens.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { Notice } from '../forms/notice.tsx';
import { type Column, DataTable, DimCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import { Tag } from '../frame/tag.tsx';
import type { Outcome } from '../outcome.ts';
import { HiddenPagesPanel } from './hidden-pages-panel.tsx';
import { PartTags } from './parts/part-tags.tsx';
import styles from './site.module.css';

const words = adminPages;

const COLUMNS: Column[] = [
  { key: 'page', label: words.page },
  { key: 'path', label: words.path },
  { key: 'state', label: words.state },
];

interface PagesPageProps {
  lines: PageLine[];
  hidden: { version: number; paths: string[] };
  mayHide: boolean;
  outcome: Outcome | undefined;
}

/** The site's own pages, each with an edit screen, and which lists search engines must not index. */
export function PagesPage({ lines, hidden, mayHide, outcome }: PagesPageProps) {
  return (
    <>
      <PageTop title={words.title} />
      <Hint>{words.intro}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <DataTable caption={words.title} columns={COLUMNS}>
        {lines.map(({ id, page, path, isNoindex, hasDraft, reviewState }) => (
          <tr key={id}>
            <td>
              <Link to={adminPaths.page(id)} aria-label={words.editOf(words.names[page])}>
                <b>{words.names[page]}</b>
              </Link>
            </td>
            <DimCell>{path}</DimCell>
            <td>
              <span className={styles.tags}>
                <PartTags hasDraft={hasDraft} reviewState={reviewState} />
                {isNoindex && <Tag look="warn">{words.isHiddenPage}</Tag>}
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
      <HiddenPagesPanel key={hidden.version} {...hidden} mayHide={mayHide} />
    </>
  );
}
