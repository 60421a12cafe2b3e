import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import type { EditedField, EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { EmptyState } from '../../design/states.tsx';
import { tabParameters } from '../editing/tabs.ts';
import { useShortcuts } from '../editing/use-shortcuts.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { Crumbs } from '../frame/crumbs.tsx';
import type { Outcome } from '../outcome.ts';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './compare-page.module.css';
import { ConflictColumns } from './conflict-columns.tsx';
import { TextMergePanel } from './merge-panel.tsx';

interface ComparePageProps {
  subject: EditedSubject;
  /** From the address; by default the first. */
  field: string;
  now: Date;
  mayDecide: boolean;
  outcome: Outcome | undefined;
}

/** A conflict: TMDB's new value, our value, and TMDB's value at the time of our edit. Until an editor decides, ours is shown. */
export function ComparePage({ subject, field, now, mayDecide, outcome }: ComparePageProps) {
  const open = subject.fields.filter(({ conflict }) => conflict);
  const current = open.find((each) => each.field === field) ?? open[0];
  const left = open.length > 0 && adminCompare.toDecide(open.length);
  const facts = [subject.title, subjects[subject.entity].words.one, subject.year, left];
  return (
    <>
      <Crumbs back={{ label: adminCompare.conflicts, to: adminPaths.conflicts() }} current={subject.title} />
      <div className={styles.top}>
        <Thumbnail kind={subject.picture?.kind ?? 'poster'} path={subject.picture?.path} isLarge />
        <div>
          <h1>{adminCompare.conflictTitle}</h1>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {mayDecide && open.length > 1 && <DecideAll open={open} />}
      </div>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {current ? (
        <div className={styles.columns}>
          <FieldList subject={subject} open={open} current={current} now={now} />
          <Decision key={current.field} {...{ subject, current, open, mayDecide }} />
        </div>
      ) : (
        <EmptyState
          message={adminCompare.allDecided}
          hint={adminCompare.allDecidedHint}
          action={{ label: adminCompare.toConflicts, to: adminPaths.conflicts() }}
        />
      )}
    </>
  );
}

function DecideAll({ open }: { open: readonly EditedField[] }) {
  return (
    <div className={styles.all}>
      {(['keep', 'accept'] as const).map((decision) => (
        <AdminForm key={decision} intent="settleAll" isQuiet about={{ name: 'decision', value: decision }}>
          {open.map(({ field, version }) => (
            <input key={field} type="hidden" name={`seen.${field}`} value={version} />
          ))}
          <Submit intent="settleAll" look="outline">
            {decision === 'keep' ? adminCompare.keepAll : adminCompare.acceptAll}
          </Submit>
        </AdminForm>
      ))}
    </div>
  );
}

function addressOf(subject: EditedSubject, field: string): string {
  return subjectPath(subject.entity, subject.id, { ...tabParameters('compare'), campo: field });
}

interface FieldListProps {
  subject: EditedSubject;
  open: readonly EditedField[];
  current: EditedField;
  now: Date;
}

/** The undecided fields; those decided during this visit are ticked. */
function FieldList({ subject, open, current, now }: FieldListProps) {
  const [atFirst] = useState(() => open.map(({ field }) => field));
  const decided = atFirst.filter((field) => !open.some((each) => each.field === field));
  return (
    <nav className={styles.list} aria-label={adminCompare.fieldsNav}>
      {open.map(({ field, conflict }) => (
        <Link key={field} to={addressOf(subject, field)} aria-current={field === current.field ? 'true' : undefined}>
          <b>{labelOfField(field, subject.people)}</b>
          {conflict && <span>{adminCompare.changedAt(formatTimeAgo(conflict.since, now))}</span>}
        </Link>
      ))}
      {decided.map((field) => (
        <p key={field} className={styles.done}>
          <b>{labelOfField(field, subject.people)}</b>
          <Icon name="check" />
        </p>
      ))}
      <p className={styles.hint}>{adminCompare.meanwhile}</p>
    </nav>
  );
}

interface DecisionProps extends Omit<FieldListProps, 'now'> {
  mayDecide: boolean;
}

function Decision({ subject, current, open, mayDecide }: DecisionProps) {
  const navigate = useNavigate();
  const spec = findEditableField(subject.entity, current.field);
  const next = open[(open.indexOf(current) + 1) % open.length];
  const press = (id: string) => () => document.querySelector<HTMLButtonElement>(`#${id} button`)?.click();
  useShortcuts({
    ...(mayDecide && {
      '1': press('decide-accept'),
      '2': press('decide-keep'),
      '3': () => document.querySelector<HTMLElement>('#mesclar textarea, #mesclar [contenteditable]')?.focus(),
    }),
    j: () => void (next && navigate(addressOf(subject, next.field))),
  });
  if (!spec) return null;
  return (
    <div className={styles.decision}>
      <ConflictColumns field={current} spec={spec} mayDecide={mayDecide} />
      {mayDecide && <TextMergePanel field={current} spec={spec} />}
      {mayDecide && (
        <p className={styles.keys}>
          <kbd>1</kbd> {adminCompare.keys.accept} <kbd>2</kbd> {adminCompare.keys.keep} <kbd>3</kbd>{' '}
          {adminCompare.keys.merge} <kbd>{adminCompare.keys.nextKey}</kbd> {adminCompare.keys.next}
        </p>
      )}
    </div>
  );
}
