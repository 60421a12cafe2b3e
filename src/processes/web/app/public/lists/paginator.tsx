import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGINATOR_NUMBERS, PAGINATOR_NUMBERS_ON_PHONE } from '#shared/domain/limits.ts';
import { listWords } from '#shared/text/lists.ts';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './paginator.module.css';

interface PaginatorProps {
  page: number;
  totalPages: number;
  /** The address of a page of this list. */
  toPage: (page: number) => string;
  isNofollow?: boolean;
}

/** Real links: at most five numbers, and arrows to the previous, next, first and last page. Nothing for a single page. */
export function Paginator({ page, totalPages, toPage, isNofollow = false }: PaginatorProps) {
  if (totalPages <= 1) return null;
  const numbers = pageWindow(page, totalPages, PAGINATOR_NUMBERS);
  // On a phone the window is narrower, to leave space for the arrows.
  const near = pageWindow(page, totalPages, PAGINATOR_NUMBERS_ON_PHONE);
  const before = page > 1;
  const after = page < totalPages;
  // All pages of a short list have a number.
  const nofollow = isNofollow ? 'nofollow' : undefined;
  const hasEnds = totalPages > PAGINATOR_NUMBERS;

  return (
    <nav className={styles.paginator} aria-label={listWords.pagination}>
      {hasEnds && (
        <Step to={before ? toPage(1) : undefined} rel={nofollow} label={listWords.firstPage}>
          <Icon name="chevronLeft" className={styles.pair} />
          <Icon name="chevronLeft" />
        </Step>
      )}
      <Step to={before ? toPage(page - 1) : undefined} rel={nofollow ?? 'prev'} label={listWords.previous}>
        <Icon name="chevronLeft" />
        <span className={styles.word}>{listWords.previous}</span>
      </Step>
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <PageNumber
            key={number}
            number={number}
            isCurrent={number === page}
            to={toPage(number)}
            rel={nofollow}
            className={hasEnds && !near.includes(number) && styles.far}
          />
        ))}
      </ol>
      <Step to={after ? toPage(page + 1) : undefined} rel={nofollow ?? 'next'} label={listWords.next}>
        <span className={styles.word}>{listWords.next}</span>
        <Icon name="chevronRight" />
      </Step>
      {hasEnds && (
        <Step to={after ? toPage(totalPages) : undefined} rel={nofollow} label={listWords.lastPage}>
          <Icon name="chevronRight" className={styles.pair} />
          <Icon name="chevronRight" />
        </Step>
      )}
    </nav>
  );
}

interface PageNumberProps {
  number: number;
  isCurrent: boolean;
  to: string;
  rel: string | undefined;
  className?: string | false | undefined;
}

function PageNumber({ number, isCurrent, to, rel, className }: PageNumberProps) {
  return (
    <li className={classNames(className)}>
      <Link
        className={styles.target}
        to={to}
        rel={rel}
        aria-label={listWords.page(number)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {number}
      </Link>
    </li>
  );
}

interface StepProps {
  to: string | undefined;
  rel: string | undefined;
  label: string;
  children: ReactNode;
}

/** At an end of the list the arrow stays as a disabled link, so that nothing moves under the finger. */
function Step({ to, rel, label, children }: StepProps) {
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now.
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
