import type { Present } from '#shared/admin/domain/presence.ts';
import { adminPresence } from '#shared/admin/text/presence.ts';
import { classNames } from '../../design/class-names.ts';
import { Avatar } from '../frame/avatar.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import { useOthers } from './presence-context.tsx';
import styles from './present-members.module.css';

const SHOWN = 3;
const words = adminPresence;

/** The other members on this page: white for those who edit, grey for the rest, and a sentence about the first. */
export function PresentMembers() {
  const { others } = useOthers();
  const { labelOf } = useFieldLabels();
  const [first] = others;
  return (
    <div className={styles.present} role="status" aria-label={words.label}>
      {first && (
        <>
          <span className={styles.avatars} aria-hidden="true">
            {others.slice(0, SHOWN).map(({ member, name, field }) => (
              <span key={member} className={classNames(field !== '' && styles.editing)} title={name}>
                <Avatar name={name} />
              </span>
            ))}
            {others.length > SHOWN && <span className={styles.more}>{words.more(others.length - SHOWN)}</span>}
          </span>
          <span>
            <b>{first.name}</b> {describe(first, labelOf)}
            {others.length > 1 && <span className="visually-hidden"> {words.others(others.length - 1)}</span>}
          </span>
        </>
      )}
    </div>
  );
}

function describe({ field, place }: Present, labelOf: (field: string) => string): string {
  if (field !== '') return words.editing(labelOf(field));
  return place === 'review' ? words.reviewing : words.reading;
}
