import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { isSimilarShaped } from '#shared/admin/domain/editing/check-lists.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import type { ReviewedField } from '#shared/admin/domain/review.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { adminSimilar } from '#shared/admin/text/similar.ts';
import { type Editable, isFromTmdb } from '#shared/domain/entities.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import { type CollectionItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import type { SimilarEdits } from '#shared/domain/titles/field-values.ts';
import { WordDiff } from '../compare/word-diff.tsx';
import { describeSimilar, describeValue } from '../editing/field/describe-value.ts';
import { Tag } from '../frame/tag.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './review-page.module.css';
import type { ReviewPageProps } from './review-page-props.ts';

const words = adminReviews;

type FieldDiffProps = Pick<ReviewPageProps, 'review' | 'isInline' | 'itemNames'> & { reviewed: ReviewedField };

/** One field that was sent: what visitors see now and the proposal, word by word. */
export function FieldDiff({ review, isInline, itemNames, reviewed }: FieldDiffProps) {
  const { field, before, after, isChanged } = reviewed;
  const kind = findEditableField(review.entity, field)?.kind ?? 'text';
  const texts = describeBoth(review.entity, kind, before, after, itemNames);
  // Once approved the page shows the proposal itself: there is nothing left to compare.
  const isOver = review.state === 'approved';
  return (
    <section className={styles.field} aria-label={labelOfField(field, review.people)}>
      <div className={styles.fieldHead}>
        <h2>{labelOfField(field, review.people)}</h2>
        {isChanged && review.state === 'open' && <Tag look="warn">{words.fieldChanged}</Tag>}
      </div>
      <div className={isInline || isOver ? styles.one : styles.both}>
        {!isOver && !isInline && (
          <div>
            <h3>{words.shown}</h3>
            {kind === 'picture' && <Shown review={review} path={before} />}
            <WordDiff {...texts} side="before" />
          </div>
        )}
        <div>
          <h3>{isInline && !isOver ? `${words.shown} › ${words.proposal}` : words.proposal}</h3>
          {kind === 'picture' && <Shown review={review} path={after} />}
          {isOver ? (
            <WordDiff before={texts.after} after={texts.after} side="after" />
          ) : (
            <WordDiff {...texts} side={isInline ? 'both' : 'after'} />
          )}
        </div>
      </div>
      {kind === 'rich' && !isOver && typeof after === 'string' && (
        <details className={styles.source}>
          <summary>{words.seeSource}</summary>
          <WordDiff before={toSource(before)} after={toSource(after)} side="both" />
        </details>
      )}
    </section>
  );
}

function Shown({ review: { entity }, path }: { review: ReviewPageProps['review']; path: unknown }) {
  const kind = subjects[entity].picture;
  return <Thumbnail kind={kind} path={typeof path === 'string' ? path : undefined} isLarge />;
}

/** In words; where the words are the same although the values are not, the stored values: a reviewer must see every change. */
function describeBoth(
  entity: Editable,
  kind: FieldKind,
  before: unknown,
  after: unknown,
  names: Readonly<Record<string, string>>,
) {
  const nameTitle = (titleId: number) =>
    names[itemKeyOf({ kind: entity === 'series' ? 'series' : 'movie', titleId })] || adminSimilar.title(titleId);
  const tell = (value: unknown) => {
    if (kind === 'similar' && isSimilarShaped(value)) return describeSimilar(value as SimilarEdits, nameTitle);
    return kind === 'items' ? describeItems(value, names) : describeValue(kind, value);
  };
  const texts = {
    before: tell(before),
    after: after === null ? (isFromTmdb(entity) ? words.backToTmdb : words.backToDefault) : tell(after),
  };
  return texts.before === texts.after ? { before: toSource(before), after: toSource(after) } : texts;
}

function toSource(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

function describeItems(value: unknown, names: Readonly<Record<string, string>>): string {
  if (!Array.isArray(value)) return '';
  return (value as readonly CollectionItem[])
    .map((item, place) => `${place + 1}. ${names[itemKeyOf(item)] || itemKeyOf(item)}${item.note && ` (${item.note})`}`)
    .join('\n');
}
