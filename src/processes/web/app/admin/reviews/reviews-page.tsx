import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { judgeWait, REVIEW_LISTS, type ReviewLine, type ReviewList } from '#shared/admin/domain/review.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { EmptyState } from '../../design/states.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { useShortcuts } from '../editing/use-shortcuts.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import { PageTop } from '../frame/page-top.tsx';
import type { Outcome } from '../outcome.ts';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import { ReviewTag } from './review-tag.tsx';
import styles from './reviews-page.module.css';

interface ReviewsPageProps {
  member: Member;
  now: Date;
  list: ReviewList;
  lines: readonly ReviewLine[];
  counts: Readonly<Record<Exclude<ReviewList, 'concluidas'>, number>>;
  mayReview: boolean;
  outcome: Outcome | undefined;
}

const words = adminReviews;

/** The reviews for the member, all open ones, or those of another list; which list is in the address. */
export function ReviewsPage({ list, lines, counts, outcome, ...props }: ReviewsPageProps) {
  const { mayReview } = props;
  const hasScript = useHasScript();
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    a: () => currentRow()?.querySelector<HTMLButtonElement>('button')?.click(),
  });
  return (
    <>
      <PageTop title={words.title} count={words.hint} />
      <nav className={styles.tabs} aria-label={words.tabsLabel}>
        {REVIEW_LISTS.filter((each) => each !== 'para-mim' || mayReview).map((each) => (
          <Link key={each} to={adminPaths.reviews(each)} aria-current={each === list ? 'page' : undefined}>
            {words.lists[each]} {each !== 'concluidas' && counts[each] > 0 && <span>{counts[each]}</span>}
          </Link>
        ))}
      </nav>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {lines.length === 0 ? (
        <EmptyState
          message={words.empty[list]}
          {...(list === 'para-mim' &&
            counts.abertas > 0 && { action: { label: words.seeOpen, to: adminPaths.reviews('abertas') } })}
        />
      ) : (
        <ReviewsTable list={list} lines={lines} {...props} />
      )}
      {hasScript && mayReview && lines.length > 0 && <p className={styles.keys}>{words.keysHint}</p>}
    </>
  );
}

function ReviewsTable({ list, lines, ...props }: Omit<ReviewsPageProps, 'counts' | 'outcome'>) {
  const { columns: names } = words;
  const isOver = list === 'concluidas';
  const columns: Column[] = [
    { key: 'title', label: names.title },
    { key: 'changed', label: names.changed },
    { key: 'sender', label: names.sender },
    { key: 'reviewer', label: names.reviewer },
    { key: 'waiting', label: isOver ? names.decided : names.waiting },
    { key: 'state', label: names.state },
    { key: 'open', label: <span className="visually-hidden">{names.open}</span> },
  ];
  return (
    <DataTable caption={words.lists[list]} columns={columns} isStacked>
      {lines.map((line) => (
        <Row key={line.id} line={line} {...props} />
      ))}
    </DataTable>
  );
}

type RowProps = Pick<ReviewsPageProps, 'member' | 'now' | 'mayReview'> & { line: ReviewLine };

function Row({ line, member, now, mayReview }: RowProps) {
  const { id, entity, title, picture, fields, state, note, sender, sentAt, decidedAt, comments } = line;
  const { labelsOf } = useFieldLabels();
  const isOpen = state === 'open';
  const mayDecide = isOpen && mayReview && sender.id !== member.id;
  const nameOf = (person: { id: string; name: string | undefined }) =>
    person.id === member.id ? admin.you : (person.name ?? adminEditing.someone);
  return (
    <tr data-review>
      <td>
        <span className={styles.subject}>
          <Thumbnail kind={picture?.kind ?? 'poster'} path={picture?.path} />
          <span>
            <Link to={adminPaths.review(id)}>{title}</Link>
            <span>{subjects[entity].words.one}</span>
          </span>
        </span>
      </td>
      <td>{labelsOf(fields)}</td>
      <td>
        <b>{nameOf(sender)}</b>
        {note && <span className={styles.note}>{words.quoted(note)}</span>}
      </td>
      <td>
        {line.reviewer ? <b>{nameOf(line.reviewer)}</b> : <span className={styles.dim}>{words.anyone}</span>}
        {mayDecide && !line.reviewer && (
          <AdminForm intent="take" about={{ name: 'review', value: id }} isQuiet>
            <Submit intent="take" look="link" label={words.takeOf(title)}>
              {words.take}
            </Submit>
          </AdminForm>
        )}
      </td>
      <td className={isOpen ? styles[judgeWait(sentAt, now)] : styles.dim}>
        {formatTimeAgo(decidedAt ?? sentAt, now)}
      </td>
      <td>
        <ReviewTag state={state} />
        {comments > 0 && <span className={styles.note}>{words.comments(comments)}</span>}
      </td>
      <td>
        <Link
          className={styles.open}
          to={adminPaths.review(id)}
          aria-label={mayDecide ? words.reviewOf(title) : words.seeOf(title)}
        >
          {mayDecide ? words.review : words.see}
        </Link>
      </td>
    </tr>
  );
}

function currentRow(): Element | undefined {
  return document.activeElement?.closest('tr[data-review]') ?? undefined;
}

/** Works before the table has the focus. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('tr[data-review]')];
  const row = currentRow();
  const place = row ? rows.indexOf(row) + by : by > 0 ? 0 : rows.length - 1;
  rows[Math.min(rows.length - 1, Math.max(0, place))]?.querySelector<HTMLElement>('a')?.focus();
}
