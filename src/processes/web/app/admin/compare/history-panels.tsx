import { Link } from 'react-router';
import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField, listLabels, type PeopleNames } from '#shared/admin/domain/editing/editable-fields.ts';
import type { EditedSubject, RevisionContent, RevisionLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { classNames } from '../../design/class-names.ts';
import { describeValue } from '../editing/field/describe-value.ts';
import { tabParameters } from '../editing/tabs.ts';
import { Tag } from '../frame/tag.tsx';
import type { HistoryData } from './history-data.ts';
import styles from './history-panels.module.css';
import { WordDiff } from './word-diff.tsx';

interface HistoryPanelsProps {
  subject: EditedSubject;
  history: HistoryData;
  now: Date;
}

/** All revisions on the left; two of them compared word by word. The address says which two. */
export function HistoryPanels({ subject, history, now }: HistoryPanelsProps) {
  const { left, right } = history;
  return (
    <div className={styles.columns}>
      <Revisions subject={subject} history={history} now={now} />
      {left && right && <Comparison subject={subject} history={history} left={left} right={right} now={now} />}
    </div>
  );
}

function addressOf(subject: EditedSubject, { left, right, isEqualShown }: HistoryData, changes: object): string {
  const shown = { a: String(left?.number ?? 0), b: String(right?.number ?? 0), ...(isEqualShown && { iguais: '1' }) };
  const parameters: Record<string, string> = { ...tabParameters('history'), ...shown, ...changes };
  return subjectPath(subject.entity, subject.id, parameters);
}

function Revisions({ subject, history, now }: HistoryPanelsProps) {
  return (
    <section className={styles.list} aria-labelledby="revisions">
      <div className={styles.title}>
        <h2 id="revisions">{adminCompare.revisions}</h2>
        <span>{adminCompare.compareTwo}</span>
      </div>
      <ol>
        {history.lines.map((line) => {
          const [isLeft, isRight] = [line.number === history.left?.number, line.number === history.right?.number];
          return (
            <li key={line.number} className={classNames((isLeft || isRight) && styles.chosen)}>
              <span className={styles.choices}>
                <Choice
                  letter="A"
                  isOn={isLeft}
                  number={line.number}
                  to={addressOf(subject, history, { a: String(line.number) })}
                />
                <Choice
                  letter="B"
                  isOn={isRight}
                  number={line.number}
                  to={addressOf(subject, history, { b: String(line.number) })}
                />
              </span>
              <span>
                <b>{adminCompare.revision(line.number)}</b> <StateTag line={line} />
                <span>{describeFields(line, subject.people)}</span>
                <span className={styles.dim}>{describeAuthor(line, now)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {history.left && <p className={styles.hint}>{adminCompare.restoreHint(history.left.number)}</p>}
    </section>
  );
}

function Choice({ letter, isOn, number, to }: { letter: string; isOn: boolean; number: number; to: string }) {
  return (
    <Link
      to={to}
      className={classNames(styles.choice, isOn && styles.on)}
      aria-label={adminCompare.choose(letter, number)}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      {letter}
    </Link>
  );
}

function StateTag({ line }: { line: RevisionLine }) {
  if (line.isCurrent) return <Tag look="ok">{adminCompare.shown}</Tag>;
  if (line.state === 'published') return null;
  return <Tag look={line.state === 'draft' ? 'luz' : 'plain'}>{adminCompare.states[line.state]}</Tag>;
}

function describeFields({ changedFields, state }: RevisionLine, people?: PeopleNames): string {
  if (state === 'provider') return adminCompare.imported;
  return listLabels(changedFields, people);
}

function describeAuthor({ author, approvedBy, at, state }: RevisionLine, now: Date): string {
  const name = state === 'provider' || !author ? adminCompare.tmdb : (author.name ?? adminEditing.someone);
  const approval = approvedBy && adminReviews.approvedBy(approvedBy.name ?? adminEditing.someone);
  return [name, approval, formatTimeAgo(at, now)].filter(Boolean).join(' · ');
}

interface ComparisonProps extends HistoryPanelsProps {
  left: RevisionContent;
  right: RevisionContent;
}

function Comparison({ subject, history, left, right, now }: ComparisonProps) {
  const named = [...Object.keys(left.values), ...Object.keys(right.values)];
  const names = new Set([...Object.keys(subjects[subject.entity].fields), ...named]);
  const fields = [...names].map((field) => {
    const kind = findEditableField(subject.entity, field)?.kind ?? 'line';
    const provider = subject.fields.find((each) => each.field === field)?.provider;
    const of = (revision: RevisionContent) => revision.values[field] ?? provider;
    return {
      field,
      before: describeValue(kind, of(left)),
      after: describeValue(kind, of(right)),
      isEqual: isSameValue(of(left), of(right)),
    };
  });
  const changed = fields.filter(({ isEqual }) => !isEqual);
  const shown = history.isEqualShown ? fields : changed;
  const toggle = addressOf(subject, history, { iguais: history.isEqualShown ? '' : '1' });
  return (
    <section className={styles.comparison} aria-label={adminCompare.compareTwo}>
      <div className={classNames(styles.sides, styles.heads)}>
        <Head letter="A" revision={left} now={now} />
        <Head letter="B" revision={right} now={now} />
      </div>
      {right.note && <p className={styles.note}>{adminCompare.note(right.note)}</p>}
      {shown.map(({ field, before, after }) => (
        <div key={field} className={styles.field}>
          <h3>{labelOfField(field, subject.people)}</h3>
          <div className={styles.sides}>
            <div>
              <WordDiff before={before} after={after} side="before" />
            </div>
            <div>
              <WordDiff before={before} after={after} side="after" />
            </div>
          </div>
        </div>
      ))}
      <div className={styles.end}>
        <span>
          {changed.length === 0
            ? adminCompare.nothingChanged
            : adminCompare.changed(changed.length, fields.length - changed.length)}
        </span>
        <Link to={toggle} preventScrollReset>
          {history.isEqualShown ? adminCompare.hideEqual : adminCompare.showEqual}
        </Link>
      </div>
    </section>
  );
}

function Head({ letter, revision, now }: { letter: string; revision: RevisionContent; now: Date }) {
  const state = revision.isCurrent ? adminCompare.shown : adminCompare.states[revision.state];
  return (
    <div>
      <b>{adminCompare.side(letter, revision.number)}</b>
      <span className={styles.dim}>
        {describeAuthor(revision, now)} · {state.toLocaleLowerCase('pt-BR')}
      </span>
    </div>
  );
}
