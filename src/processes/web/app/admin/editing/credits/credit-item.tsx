import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { castFields, crewFields } from '#shared/admin/domain/editing/editable-fields.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminEpisodes } from '#shared/admin/text/episodes.ts';
import { type CreditList, creditField } from '#shared/domain/titles/credit-edits.ts';
import { classNames } from '../../../design/class-names.ts';
import { buttonClass } from '../../forms/submit.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { useIsReadOnly } from '../../frame/read-only.tsx';
import { Tag } from '../../frame/tag.tsx';
import { Thumbnail } from '../../subjects/thumbnail.tsx';
import { useOpenFields } from '../draft/use-open-fields.ts';
import { describeValue } from '../field/describe-value.ts';
import { DraftFieldList } from '../seasons/part-fields.tsx';
import { creditsPath } from './credits-address.ts';
import styles from './credits-panel.module.css';
import type { CreditsProps, ShownCredit } from './credits-props.ts';

const words = adminCredits;

/** All fields of a credit, by name. */
function namesOfCredit(list: CreditList, key: string): string[] {
  return Object.keys(list === 'cast' ? castFields : crewFields).map((name) => creditField({ list, key, name }));
}

interface CreditItemProps extends CreditsProps {
  line: ShownCredit;
  /** From 1 on; none for a hidden one. */
  place: number | undefined;
  last: number;
  isOpen: boolean;
  onMove: (by: -1 | 1) => void;
}

/** A credit as visitors see it, TMDB's text below an edited one; opened, its fields. */
export function CreditItem(props: CreditItemProps) {
  const { line, place, isOpen, onMove, member, subject, credits } = props;
  const mayWrite = mayRole(member.role, 'draft');
  const keys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || by === undefined || !mayWrite) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      id={`credito-${line.key}`}
      className={classNames(styles.item, isOpen && styles.open, place === undefined && styles.hidden)}
      onKeyDown={keys}
    >
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <Thumbnail kind="profile" path={line.profilePath ?? undefined} />
      <div className={styles.words}>
        <Words {...props} />
      </div>
      {mayWrite && (
        <div className={styles.tools}>
          <Tools {...props} />
          {!isOpen && (
            <Link
              className={styles.edit}
              to={creditsPath(subject, credits.list, line.key)}
              preventScrollReset
              aria-describedby="creditos-ordem"
            >
              {adminEditing.edit}
              <span className="visually-hidden"> {line.name}</span>
            </Link>
          )}
        </div>
      )}
      {isOpen && <OpenCredit {...props} />}
    </li>
  );
}

function Words({ line, credits, subject }: CreditItemProps) {
  const edited = namesOfCredit(credits.list, line.key).flatMap(
    (field) => subject.fields.find((each) => each.field === field) ?? [],
  );
  const kind = credits.list === 'cast' ? 'line' : 'job';
  const part = describeValue(kind, line.part);
  return (
    <>
      <h3>
        {line.name} {line.isDraft && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
        {line.isRenamed && line.isFromTmdb && <Tag look="luz">{words.renamed}</Tag>}
        {line.isAdded && !line.isFromTmdb && <Tag look="luz">{words.added}</Tag>}
        {line.isHidden && <Tag>{words.hidden}</Tag>}
        {!line.isFromTmdb && !line.isAdded && <Tag look="warn">{words.gone}</Tag>}
        {edited.some(({ conflict }) => conflict) && <Tag look="warn">{adminEpisodes.changed}</Tag>}
      </h3>
      <p className={styles.part}>{part || (credits.list === 'cast' ? words.noPart : words.noJob)}</p>
      {line.isRenamed && line.isFromTmdb && (
        <p className={styles.dim}>
          {adminEditing.tmdb} {describeValue(kind, line.tmdbPart) || adminEditing.tmdbNothing}
        </p>
      )}
    </>
  );
}

/** Each changes the draft at once. */
function Tools({ line, place, last, onMove, credits, draft }: CreditItemProps) {
  const isReadOnly = useIsReadOnly();
  if (!line.isFromTmdb && !line.isAdded) return null;
  const field = creditField({ list: credits.list, key: line.key, name: 'isHidden' });
  const hide = () => draft.tell({ type: 'changed', field, value: line.isHidden ? null : true, isFromElsewhere: true });
  const named = (word: string) => `${word}: ${line.name}`;
  const order = 'creditos-ordem';
  return (
    <>
      {place !== undefined && (
        <>
          <button
            type="button"
            className={styles.tool}
            aria-label={named(words.up)}
            aria-describedby={order}
            disabled={isReadOnly || place === 1}
            onClick={() => onMove(-1)}
          >
            <AdminIcon name="up" />
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={named(words.down)}
            aria-describedby={order}
            disabled={isReadOnly || place === last}
            onClick={() => onMove(1)}
          >
            <AdminIcon name="down" />
          </button>
        </>
      )}
      <button
        type="button"
        className={styles.word}
        aria-label={named(line.isHidden ? words.show : words.hide)}
        disabled={isReadOnly}
        onClick={hide}
      >
        {line.isHidden ? words.show : words.hide}
      </button>
    </>
  );
}

function OpenCredit(props: CreditItemProps) {
  const { line, credits, subject, draft } = props;
  const fields = namesOfCredit(credits.list, line.key).filter((field) => line.isAdded || !field.endsWith('.isAdded'));
  useOpenFields(draft, fields.slice(0, 1));
  return (
    <div className={styles.fields} role="group" aria-label={line.name}>
      <DraftFieldList fields={fields} />
      <Link className={buttonClass('quiet')} to={creditsPath(subject, credits.list)} preventScrollReset>
        {words.close}
      </Link>
    </div>
  );
}
