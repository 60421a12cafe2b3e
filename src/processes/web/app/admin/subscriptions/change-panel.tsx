import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { ChangeView } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { Tag } from '../frame/tag.tsx';
import site from '../site/site.module.css';
import styles from './subscriptions.module.css';

const words = adminSubscriptions;

const columnsOf = (label: string): Column[] => [
  { key: 'name', label },
  { key: 'before', label: words.before },
  { key: 'after', label: words.after },
];

interface ChangePanelProps {
  change: ChangeView;
  /** What a row is, as the head of its column. */
  label: string;
  /** The page without the change. */
  back: string;
  now: Date;
  mayImport: boolean;
}

/** Row by row what a change does or did: before it is applied, this is the preview. */
export function ChangePanel({ change, label, back, now, mayImport }: ChangePanelProps) {
  const { rows, appliedAt } = change;
  return (
    <Panel title={appliedAt ? words.changeTitle : words.previewTitle} note={words.changeCount(rows.length)}>
      {!appliedAt && <Hint>{words.previewHint}</Hint>}
      <DataTable caption={words.changeTable} columns={columnsOf(label)}>
        {rows.map(({ title, kind, changes, note }) => (
          <tr key={title}>
            <td>
              <span className={site.path}>{title}</span>{' '}
              <Tag look={kind === 'removed' ? 'warn' : 'plain'}>{words.kinds[kind]}</Tag>
              {note && <span className={site.to}>{note}</span>}
            </td>
            <td>{kind === 'added' ? '' : <Values changes={changes} side="from" />}</td>
            <td>{kind === 'removed' ? '' : <Values changes={changes} side="to" />}</td>
          </tr>
        ))}
      </DataTable>
      <div className={styles.buttons}>
        {mayImport && !appliedAt && <Act change={change} intent="apply" />}
        {mayImport && appliedAt && !change.undone && <Act change={change} intent="undo" />}
        <Link className={buttonClass('quiet')} to={back}>
          {words.cancel}
        </Link>
        <Said change={change} now={now} />
      </div>
    </Panel>
  );
}

function Values({ changes, side }: { changes: ChangeView['rows'][number]['changes']; side: 'from' | 'to' }) {
  return (
    <dl className={styles.values}>
      {changes.map((each) => (
        <div key={each.label}>
          <dt>{each.label}</dt>
          <dd>{each[side] || words.unknown}</dd>
        </div>
      ))}
    </dl>
  );
}

function Act({ change, intent }: { change: ChangeView; intent: 'apply' | 'undo' }) {
  return (
    <AdminForm intent={intent} about={{ name: 'change', value: change.id }} isQuiet>
      <Submit
        intent={intent}
        look={intent === 'apply' ? 'primary' : 'outline'}
        label={intent === 'undo' ? words.undoOf(change.said) : undefined}
      >
        {words[intent]}
      </Submit>
    </AdminForm>
  );
}

function Said({ change: { author, preparedAt, undone }, now }: { change: ChangeView; now: Date }) {
  const by = [author.name, formatTimeAgo(preparedAt, now)].filter(Boolean).join(', ');
  return (
    <span className={site.dim}>
      {by}
      {undone && ` · ${words.wasUndone(undone.author.name ?? '', formatTimeAgo(undone.at, now))}`}
    </span>
  );
}

interface RecentChangesProps {
  changes: ChangeView[];
  /** The page that shows a change. */
  toChange: (id: string) => string;
  now: Date;
  mayImport: boolean;
}

/** The last changes, each to be seen and undone. */
export function RecentChanges({ changes, toChange, now, mayImport }: RecentChangesProps) {
  return (
    <Panel title={words.recent}>
      {changes.length === 0 && <Hint>{words.recentEmpty}</Hint>}
      <ul className={site.history}>
        {changes.map((change) => (
          <li key={change.id}>
            <Link to={toChange(change.id)} aria-label={words.seeChangeOf(change.said)}>
              {change.said}
            </Link>
            {mayImport && !change.undone && <Act change={change} intent="undo" />}
            <Said change={change} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
