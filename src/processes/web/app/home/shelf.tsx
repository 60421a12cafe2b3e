import type { ReactNode } from 'react';
import { Section, SeeAll } from '../ui/section.tsx';
import { EmptyState } from '../ui/states.tsx';

interface ShelfProps {
  id: string;
  title: string;
  allTo?: string;
  /** What is said where there is nothing to show; the heading stays. */
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
