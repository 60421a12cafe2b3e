import type { ReactNode } from 'react';
import type { TitleCard } from '#shared/contract/common.ts';
import { listWords } from '#shared/text/lists.ts';
import { EmptyState } from '../../design/states.tsx';
import { useIsPending } from '../../design/use-pending.ts';
import { PosterGrid } from '../cards/poster-grid.tsx';
import { TitleSkeleton } from '../cards/title-skeleton.tsx';
import type { ListPage } from './list-page.ts';
import { Paginator } from './paginator.tsx';

interface EmptyWayOut {
  hint?: string | undefined;
  action?: { label: string; to: string } | undefined;
}

interface ResultsProps<T> {
  list: ListPage<T>;
  toPage: (page: number) => string;
  /** The message of a page without results. */
  none: string;
  /** Hint and link of a list without any results. */
  wayOut?: EmptyWayOut;
  /** Search engines must not follow the combinations of filters. */
  isNofollow?: boolean;
  skeleton: ReactNode;
  children: (results: T[]) => ReactNode;
}

/** One page of any list: loading, filled, empty, or beyond the last page; and the paginator. */
export function Results<T>({ list, toPage, none, wayOut = {}, isNofollow, skeleton, children }: ResultsProps<T>) {
  const isPending = useIsPending();
  const { page, totalPages, isBeyond } = list;
  const empty =
    isBeyond && totalPages > 0 ? (
      <BeyondLast none={none} last={totalPages} toPage={toPage} />
    ) : (
      <EmptyState message={none} {...wayOut} />
    );
  const shown = list.results.length > 0 ? children(list.results) : empty;
  const status = totalPages > 1 && !isBeyond ? listWords.pageOf(page, totalPages) : '';
  return (
    <div aria-busy={isPending}>
      <p className="visually-hidden" role="status">
        {isPending ? listWords.loading : status}
      </p>
      {isPending ? skeleton : shown}
      {!isBeyond && <Paginator page={page} totalPages={totalPages} toPage={toPage} isNofollow={isNofollow ?? false} />}
    </div>
  );
}

function BeyondLast({ none, last, toPage }: { none: string; last: number; toPage: (page: number) => string }) {
  return (
    <EmptyState
      message={none}
      hint={listWords.beyondLastPage(last)}
      action={{ label: listWords.goToLastPage, to: toPage(last) }}
    />
  );
}

interface TitleResultsProps extends Omit<ResultsProps<TitleCard>, 'children' | 'skeleton'> {
  /** Whether each card shows its streaming service. */
  hasService?: boolean;
  /** Another way to draw the titles. */
  children?: ResultsProps<TitleCard>['children'];
}

export function TitleResults({ hasService = true, children, ...props }: TitleResultsProps) {
  return (
    <Results {...props} skeleton={<TitleSkeleton />}>
      {children ?? ((titles) => <PosterGrid titles={titles} hasService={hasService} />)}
    </Results>
  );
}
