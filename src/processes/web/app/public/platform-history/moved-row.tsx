import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardAvailability } from '#shared/contract/common.ts';
import { whereWords } from '#shared/text/platforms/platform-tabs.ts';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { AvailabilityLine, useAvailability } from '../cards/availability-line.tsx';
import styles from './moved-row.module.css';

interface MovedRowProps {
  to: string;
  title: string;
  poster: string | null;
  /** What happened, under the title. */
  children: ReactNode;
  /** Where the title is now. */
  card: CardAvailability;
}

/** A title that entered or left a platform, and where it is now. */
export function MovedRow({ to, title, poster, children, card }: MovedRowProps) {
  const now = useAvailability(card);
  const isNowhere = !now || now.tone === 'none';
  return (
    <Link className={styles.row} to={to}>
      <span className={styles.poster}>
        <Picture kind="poster" path={poster} widths={['w92']} shown="44px" width={44} height={66} alt="" />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <span className={classNames(styles.now, isNowhere && styles.nowhere)}>
        {isNowhere ? (
          whereWords.nowhere
        ) : (
          <>
            {now.tone === 'service' && now.word === '' && <span aria-hidden="true">{whereWords.now}</span>}
            <span aria-hidden="true">
              <AvailabilityLine availability={now} />
            </span>
            <span className="visually-hidden">{now.spoken}</span>
          </>
        )}
      </span>
    </Link>
  );
}
