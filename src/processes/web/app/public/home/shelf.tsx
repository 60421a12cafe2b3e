import type { ReactNode } from 'react';
import { Section, SeeAll } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';

interface ShelfProps {
  id: string;
  title: string;
  allTo?: string;
  /** The message of an empty shelf, whose heading stays; `false` if there is something to show. */
  empty: string | false;
  children: ReactNode;
}

export function Shelf({ id, title, allTo, empty, children }: ShelfProps) {
  return (
    <Section id={id} title={title} action={allTo && !empty && <SeeAll to={allTo} title={title} />}>
      {empty ? <EmptyState message={empty} /> : children}
    </Section>
  );
}
