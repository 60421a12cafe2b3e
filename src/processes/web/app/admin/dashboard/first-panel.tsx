import { Link } from 'react-router';
import type { FirstItem } from '#shared/admin/domain/first.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { QUEUES } from '#shared/admin/domain/queues.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminFirst } from '#shared/admin/text/dashboard-first.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReports } from '#shared/admin/text/reports.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { buttonClass } from '../forms/submit.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { Tag } from '../frame/tag.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './first.module.css';

const words = adminFirst;

/** Single things to do, what needs the member first. */
export function FirstPanel({ items, now }: { items: readonly FirstItem[]; now: Date }) {
  const { labelsOf } = useFieldLabels();
  return (
    <Panel title={words.title}>
      {items.length === 0 && <Hint>{words.nothing}</Hint>}
      <ul className={styles.rows}>
        {items.map((item, place) => (
          <li key={`${item.kind}-${item.entity}-${item.id}-${item.kind === 'report' ? item.at.getTime() : ''}`}>
            <Thumbnail kind={item.picture?.kind ?? 'poster'} path={item.picture?.path} />
            <div>
              <b>{item.title}</b> <ItemTag item={item} />
              <p>{describe(item, now, labelsOf)}</p>
            </div>
            <Act item={item} isFirst={place === 0} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ItemTag({ item }: { item: FirstItem }) {
  if (item.kind === 'review' || item.kind === 'returned')
    return <ReviewTag state={item.kind === 'review' ? 'open' : 'returned'} />;
  if (item.kind === 'home') return <Tag look="warn">{words.onHome[item.lack]}</Tag>;
  if (item.kind === 'plan') return <Tag look="err">{words.planTag}</Tag>;
  if (item.kind === 'conflict') return <Tag look="warn">{words.conflictCount(item.fields.length)}</Tag>;
  return <Tag look="err">{words.reportTag}</Tag>;
}

type LabelsOf = (fields: readonly string[]) => string;

function describe(item: FirstItem, now: Date, labelsOf: LabelsOf): string {
  const views = item.views > 0 ? words.views(words.viewsCounted(item.views)) : '';
  return [...listFacts(item, now, labelsOf), item.kind === 'review' ? '' : views].filter(Boolean).join(' · ');
}

function listFacts(item: FirstItem, now: Date, labelsOf: LabelsOf): string[] {
  const name = 'by' in item ? (item.by.name ?? adminEditing.someone) : '';
  const fields = 'fields' in item ? labelsOf(item.fields) : '';
  const ago = 'at' in item ? formatTimeAgo(item.at, now) : '';
  switch (item.kind) {
    case 'review':
      return [words.sentBy(name, fields), ago, item.isMine ? words.forYou : words.forAnybody];
    case 'returned':
      return [words.returnedBy(name), ago];
    case 'conflict':
      return [words.tmdbChanged(fields), ago];
    case 'plan':
      return [item.failure];
    case 'report':
      return [item.note ? `“${item.note}”` : describeReason(item.reason), ago];
    default:
      return [];
  }
}

function describeReason(reason: string): string {
  const reasons: Readonly<Record<string, string>> = adminReports.reasons;
  return reasons[reason] ?? '';
}

function Act({ item, isFirst }: { item: FirstItem; isFirst: boolean }) {
  const { to, text, label } = actOf(item);
  return (
    <Link className={buttonClass(isFirst ? 'primary' : 'outline')} to={to} aria-label={label}>
      {text}
    </Link>
  );
}

function actOf(item: FirstItem): { to: string; text: string; label: string } {
  const { entity, id, title } = item;
  if (item.kind === 'review')
    return { to: adminPaths.review(item.reviewId), text: adminReviews.review, label: adminReviews.reviewOf(title) };
  if (item.kind === 'returned')
    return { to: adminPaths.review(item.reviewId), text: adminReviews.see, label: adminReviews.seeOf(title) };
  const text = words.act[item.kind];
  const label = words.actOn(text, title);
  if (item.kind === 'report') return { to: adminPaths.reports(), text, label };
  if (item.kind === 'home') {
    const tab = item.lack === 'uncertified' ? { aba: 'classificacao' } : {};
    return { to: subjectPath(entity, id, { ...tab, fila: QUEUES[item.lack].word }), text, label };
  }
  if (item.kind === 'conflict')
    return { to: subjectPath(entity, id, { aba: 'comparar', campo: item.fields[0] ?? '' }), text, label };
  return { to: subjectPath(entity, id), text, label };
}
