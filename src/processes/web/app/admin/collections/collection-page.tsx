import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { HistoryPanels } from '../compare/history-panels.tsx';
import { DraftForm } from '../editing/draft/draft-form.tsx';
import { LocalDraftNotice } from '../editing/draft/local-draft-notice.tsx';
import { useDraft } from '../editing/draft/use-draft.ts';
import { EditAside } from '../editing/edit-aside.tsx';
import { EditTabs } from '../editing/edit-tabs.tsx';
import { Notices } from '../editing/notices.tsx';
import { ShortcutHelp } from '../editing/shortcut-help.tsx';
import { useShortcuts } from '../editing/use-shortcuts.ts';
import { Notice } from '../forms/notice.tsx';
import { ReviewBanner } from '../reviews/review-banner.tsx';
import { ThreadForms } from '../reviews/threads.tsx';
import { listRowless, ThreadsPanel } from '../reviews/threads-panel.tsx';
import { CollectionFields } from './collection-fields.tsx';
import { CollectionHead } from './collection-head.tsx';
import styles from './collection-page.module.css';
import type { CollectionPageProps } from './collection-page-props.ts';
import { CoverUpload } from './cover-upload.tsx';
import { ItemsColumn } from './items-column.tsx';

const FIELDS = {
  content: [
    'name',
    'slug',
    'titleH1',
    'descriptionH1',
    'titleH2',
    'descriptionH2',
    'shortDescription',
    'isChronological',
    'coverPath',
  ],
  seo: ['seoTitle', 'seoDescription'],
} as const;

/** Fields with conversations below them. */
const WORDS = [...FIELDS.content, ...FIELDS.seo].filter((field) => field !== 'isChronological');

/** A collection's texts on the left, its titles on the right. Texts are saved while typing, titles when moved. */
export function AdminCollectionPage(props: CollectionPageProps) {
  const { subject, tab, member, now, outcome, history } = props;
  const draft = useDraft({ subject, memberId: member.id, outcome, opened: [] });
  const help = useShortcuts({ s: draft.save, p: () => draft.doAfterSaving({ intent: 'preview' }) });
  const mayWrite = mayRole(member.role, 'draft');
  return (
    <>
      <CollectionHead {...props} draft={draft} />
      <EditTabs queue={undefined} subject={subject} tab={tab} />
      <Notices outcome={outcome} draft={draft} subject={subject} />
      {subject.review && <ReviewBanner review={subject.review} draft={draft} now={now} />}
      <LocalDraftNotice draft={draft} />
      {!mayWrite && <Notice kind="warn">{adminEditing.readOnly}</Notice>}
      {tab === 'history' && history ? (
        <HistoryPanels subject={subject} history={history} now={now} />
      ) : (
        <div className={tab === 'seo' ? styles.seo : styles.columns}>
          <div className={styles.words}>
            <DraftForm draft={draft} className={styles.panel}>
              <CollectionFields {...props} draft={draft} fields={tab === 'seo' ? FIELDS.seo : FIELDS.content} />
            </DraftForm>
            {tab !== 'seo' && mayWrite && <CoverUpload outcome={outcome} />}
            {tab !== 'seo' && <ThreadsPanel {...props} />}
          </div>
          {tab === 'seo' ? <EditAside {...props} draft={draft} /> : <ItemsColumn {...props} draft={draft} />}
        </div>
      )}
      <ThreadForms {...props} fields={['', ...listRowless('collection'), ...WORDS]} />
      <ShortcutHelp {...help} />
    </>
  );
}
