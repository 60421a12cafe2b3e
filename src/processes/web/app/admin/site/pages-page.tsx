import { Link } from 'react-router';
import { pagesPath } from '#shared/admin/domain/paths.ts';
import type { EditedPage, SiteRevisionLine } from '#shared/admin/domain/site-screens.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { TEXT_PAGES } from '#shared/domain/site/page-texts.ts';
import { HistoryPanel } from '../audit/history-panel.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import { HiddenPagesPanel } from './hidden-pages-panel.tsx';
import { PageTextsForm } from './page-texts-form.tsx';
import styles from './site.module.css';

const words = adminPages;

interface PagesPageProps {
  edited: EditedPage;
  history: SiteRevisionLine[];
  hidden: { version: number; paths: string[] };
  now: Date;
  mayDraft: boolean;
  mayPublish: boolean;
  outcome: Outcome | undefined;
}

/** The texts of the site's own pages, and which pages search engines must not index. */
export function PagesPage(props: PagesPageProps) {
  const { edited, history, hidden, now, mayDraft, mayPublish, outcome } = props;
  return (
    <>
      <PageTop title={words.title} />
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <nav className={styles.tabs} aria-label={words.which}>
        {TEXT_PAGES.map((page) => (
          <Link key={page} to={pagesPath(page)} aria-current={page === edited.page ? 'page' : undefined}>
            {words.names[page]}
          </Link>
        ))}
      </nav>
      <div className={styles.columns}>
        <PageTextsForm
          // After a save, a restore or a change of page the fields are reset.
          key={`${edited.page}:${edited.version}`}
          edited={edited}
          mayDraft={mayDraft}
          outcome={outcome}
        />
        <div>
          <StatePanel {...props} />
          <HistoryPanel
            lines={history}
            now={now}
            hint={words.historyHint}
            version={edited.version}
            mayRestore={mayDraft}
            about={{ page: edited.page }}
          />
        </div>
      </div>
      <HiddenPagesPanel key={hidden.version} {...hidden} mayHide={mayPublish} outcome={outcome} />
    </>
  );
}

function StatePanel({ edited, mayDraft, mayPublish }: PagesPageProps) {
  const { hasDraft, isOwn, page, version } = edited;
  const about = (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <Panel title={words.state}>
      <Hint>{hasDraft ? words.hasDraft : isOwn ? words.isOwn : words.isDefault}</Hint>
      <div className={styles.buttons}>
        {hasDraft && mayPublish && (
          <AdminForm intent="publish" outcome={undefined} isQuiet>
            {about}
            <Submit intent="publish">{words.publish}</Submit>
          </AdminForm>
        )}
        {hasDraft && mayDraft && (
          <AdminForm intent="discard" outcome={undefined} isQuiet>
            {about}
            <Submit intent="discard" look="quiet">
              {words.discard}
            </Submit>
          </AdminForm>
        )}
        {(isOwn || hasDraft) && mayDraft && (
          <AdminForm intent="restoreDefault" outcome={undefined} isQuiet>
            {about}
            <Submit intent="restoreDefault" look="outline">
              {words.restoreDefault}
            </Submit>
          </AdminForm>
        )}
      </div>
      {(isOwn || hasDraft) && <Hint>{words.restoreDefaultHint}</Hint>}
    </Panel>
  );
}
