import type { ReactNode } from 'react';
import { search } from '#shared/text/search/search.ts';
import { useIsPending } from '../../design/use-pending.ts';
import styles from './while-searching.module.css';

/** What is below a search field; while the answer to a new question is on its way it says so instead. */
export function WhileSearching({ children }: { children: ReactNode }) {
  const isPending = useIsPending();
  return (
    <div aria-busy={isPending}>
      <p className={isPending ? styles.loading : 'visually-hidden'} role="status">
        {isPending && search.loading}
      </p>
      {!isPending && children}
    </div>
  );
}
