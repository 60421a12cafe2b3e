import { useNavigate } from 'react-router';
import { fieldOfQueue } from '#shared/admin/domain/queues.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { ComparePage } from '../compare/compare-page.tsx';
import { HistoryPanels } from '../compare/history-panels.tsx';
import { Notice } from '../forms/notice.tsx';
import { FieldThreads } from '../reviews/field-threads.tsx';
import { ReviewBanner } from '../reviews/review-banner.tsx';
import { ThreadForms } from '../reviews/threads.tsx';
import { listRowless } from '../reviews/threads-panel.tsx';
import { RelatedTitlesContext } from './controls/related-titles.tsx';
import { AddCredit } from './credits/add-credit.tsx';
import { namesOfCredit } from './credits/credit-item.tsx';
import { CreditsPanel } from './credits/credits-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DraftForm } from './draft/draft-form.tsx';
import { LocalDraftNotice } from './draft/local-draft-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { EditAside } from './edit-aside.tsx';
import { EditHead } from './edit-head.tsx';
import styles from './edit-page.module.css';
import type { EditPageProps } from './edit-page-props.ts';
import { EditTabs } from './edit-tabs.tsx';
import { FieldForms } from './field/field-forms.tsx';
import { FieldRow } from './field/field-row.tsx';
import { PersonMergePanel } from './merging/merge-panel.tsx';
import { Notices } from './notices.tsx';
import { OwnOffers } from './own-offers/own-offers.tsx';
import { QueueStepper, queuedPath } from './queue-stepper.tsx';
import { keyOfEpisode } from './seasons/episodes-address.ts';
import { namesOfPart } from './seasons/part-fields.tsx';
import { PasteTitles } from './seasons/paste-titles.tsx';
import { SeasonsPanel } from './seasons/seasons-panel.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { fieldsOn } from './tabs.ts';
import { UploadForm } from './upload-form.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export function EditPage(props: EditPageProps) {
  const { subject, tab, member, now, outcome, history } = props;
  const part = findOpenPart(props);
  const opened = [props.opened, ...(part?.slice(0, OPENED_AT_ONCE) ?? [])];
  const draft = useDraft({ subject, memberId: member.id, outcome, opened });
  const navigate = useNavigate();
  const step = (id: number | undefined) => {
    if (props.queue && id !== undefined) void navigate(queuedPath(props.queue, subject.entity, id));
  };
  const help = useShortcuts({
    s: draft.save,
    p: () => draft.doAfterSaving({ intent: 'preview' }),
    '[': () => step(props.queue?.previous),
    ']': () => step(props.queue?.next),
  });
  if (tab === 'compare')
    return (
      <ComparePage
        subject={subject}
        field={props.field}
        now={now}
        mayDecide={mayRole(member.role, 'publish')}
        outcome={outcome}
      />
    );

  return (
    <>
      <EditHead {...props} draft={draft} />
      {props.queue && <QueueStepper queue={props.queue} entity={subject.entity} />}
      <EditTabs subject={subject} tab={tab} queue={props.queue} />
      <Notices outcome={outcome} draft={draft} subject={subject} />
      {subject.review && <ReviewBanner review={subject.review} draft={draft} now={now} />}
      <LocalDraftNotice draft={draft} />
      {!mayRole(member.role, 'draft') && <Notice kind="warn">{adminEditing.readOnly}</Notice>}
      {tab === 'history' && history ? (
        <HistoryPanels subject={subject} history={history} now={now} />
      ) : tab === 'data' && props.provider ? (
        <DataPanel subject={subject} provider={props.provider} role={member.role} />
      ) : (
        <>
          {props.episodes && props.at.isPasting && mayRole(member.role, 'draft') && (
            <PasteTitles {...props} episodes={props.episodes} />
          )}
          <div className={props.episodes || props.credits ? undefined : styles.columns}>
            <div className={styles.fields}>
              <DraftForm draft={draft}>
                {props.episodes ? (
                  <SeasonsPanel {...props} episodes={props.episodes} draft={draft} />
                ) : props.credits ? (
                  <CreditsPanel {...props} credits={props.credits} draft={draft} />
                ) : (
                  <RelatedTitlesContext value={props.related}>
                    <Fields {...props} draft={draft} />
                  </RelatedTitlesContext>
                )}
              </DraftForm>
              {props.credits && mayRole(member.role, 'draft') && <AddCredit {...props} credits={props.credits} />}
              {props.ownOffers && <OwnOffers {...props} ownOffers={props.ownOffers} />}
              {props.merges && (
                <PersonMergePanel {...props} merges={props.merges} mayMerge={mayRole(member.role, 'curate')} />
              )}
              {tab === 'pictures' && mayRole(member.role, 'draft') && <UploadForm outcome={outcome} />}
            </div>
            {!props.episodes && !props.credits && <EditAside {...props} draft={draft} />}
          </div>
        </>
      )}
      <FieldForms fields={[...fieldsOn(subject.entity, tab), ...(part ?? [])]} state={draft.state} />
      <ThreadForms {...props} fields={['', ...listRowless(subject.entity), ...fieldsOn(subject.entity, tab)]} />
      <ShortcutHelp {...help} />
    </>
  );
}

/** Of a part that is opened, title and synopsis are ready to be written. */
const OPENED_AT_ONCE = 2;

/** The fields of the season, the episode or the credit that is open. */
function findOpenPart({ episodes, at, credits, openCredit }: EditPageProps): string[] | undefined {
  if (credits?.lines.some(({ key }) => key === openCredit)) return namesOfCredit(credits.list, openCredit);
  const open = episodes?.episodes.find((each) => keyOfEpisode(each) === at.open);
  if (open) return namesOfPart({ season: open.season, episode: open.number });
  if (at.isSeasonOpen && episodes?.season !== undefined)
    return namesOfPart({ season: episodes.season, episode: undefined });
  return undefined;
}

function Fields(props: EditPageProps & { draft: ReturnType<typeof useDraft> }) {
  const { subject, tab, member, draft, queue } = props;
  const table: Readonly<Record<string, EditableField>> = subjects[subject.entity].fields;
  return (
    <div className={styles.panel}>
      {fieldsOn(subject.entity, tab).map((field) => {
        const edited = subject.fields.find((each) => each.field === field);
        const [held, spec] = [draft.state.fields[field], table[field]];
        if (!edited || !held || !spec) return null;
        const mayWrite = mayRole(member.role, 'draft') && (!spec.needs || mayRole(member.role, spec.needs));
        return (
          <FieldRow
            key={field}
            subject={subject}
            edited={edited}
            held={held}
            spec={spec}
            draft={draft}
            mayWrite={mayWrite}
            mayLock={mayRole(member.role, 'curate')}
            queue={queue && !queue.isDone && fieldOfQueue(queue.key, subject.entity) === field ? queue.key : undefined}
          >
            <FieldThreads {...props} field={field} />
          </FieldRow>
        );
      })}
    </div>
  );
}
