import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGINATOR_NUMBERS, PAGINATOR_NUMBERS_ON_PHONE } from '#shared/domain/limits.ts';
import { listWords } from '#shared/text/lists.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './paginator.module.css';

interface PaginatorProps {
  page: number;
  totalPages: number;
  /** The address of a page of this list. */
  toPage: (page: number) => string;
}

/** Real links, the first and the last page outside the five. One page needs none. */
export function Paginator({ page, totalPages, toPage }: PaginatorProps) {
  if (totalPages <= 1) return null;
  const numbers = pageWindow(page, totalPages, PAGINATOR_NUMBERS);
  const near = pageWindow(page, totalPages, PAGINATOR_NUMBERS_ON_PHONE);
  const isShort = totalPages <= PAGINATOR_NUMBERS;
  const first = numbers[0] ?? 1;
  const last = numbers.at(-1) ?? totalPages;
  // On a phone the window is narrower, so that the first and the last page have room beside it.
  const numberOf = (number: number) => (
    <PageNumber
      key={number}
      number={number}
      isCurrent={number === page}
      to={toPage(number)}
      className={!isShort && !near.includes(number) && number !== 1 && number !== totalPages && styles.far}
    />
  );

  return (
    <nav className={styles.paginator} aria-label={listWords.pagination}>
      <Step to={page > 1 ? toPage(page - 1) : undefined} rel="prev">
        <Icon name="chevronLeft" />
        <span className={styles.word}>{listWords.previous}</span>
      </Step>
      <ol className={styles.numbers}>
        {first > 1 && numberOf(1)}
        {!isShort && !near.includes(1) && <Gap isOnPhoneOnly={first <= 2} />}
        {numbers.map(numberOf)}
        {!isShort && !near.includes(totalPages) && <Gap isOnPhoneOnly={last >= totalPages - 1} />}
        {last < totalPages && numberOf(totalPages)}
      </ol>
      <Step to={page < totalPages ? toPage(page + 1) : undefined} rel="next">
        <span className={styles.word}>{listWords.next}</span>
        <Icon name="chevronRight" />
      </Step>
    </nav>
  );
}

interface PageNumberProps {
  number: number;
  isCurrent: boolean;
  to: string;
  className?: string | false | undefined;
}

function PageNumber({ number, isCurrent, to, className }: PageNumberProps) {
  return (
    <li className={classNames(className)}>
      <Link
        className={styles.target}
        to={to}
        aria-label={listWords.page(number)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {number}
      </Link>
    </li>
  );
}

/** Pages are left out here. */
function Gap({ isOnPhoneOnly }: { isOnPhoneOnly: boolean }) {
  return (
    <li className={classNames(styles.gap, isOnPhoneOnly && styles.onPhone)} aria-hidden="true">
      …
    </li>
  );
}

/** At the end of the list it stays, told and shown as leading nowhere, so that nothing moves under the finger. */
function Step({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  const label = rel === 'prev' ? listWords.previous : listWords.next;
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y: a link that leads nowhere for now.
      <a className={styles.target} role="link" aria-disabled="true" aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    <Link className={styles.target} to={to} rel={rel} aria-label={label}>
      {children}
    </Link>
  );
}
