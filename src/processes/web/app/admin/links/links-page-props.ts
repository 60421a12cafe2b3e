import type { LinkLine, LinkList, LinkNight } from '#shared/admin/domain/links.ts';
import type { Outcome } from '../outcome.ts';

export interface LinksPageProps {
  now: Date;
  list: LinkList;
  order: 'views' | 'newest';
  lines: LinkLine[];
  counts: Record<LinkList, number>;
  night: LinkNight | undefined;
  /** The place that gets another address. */
  opened: LinkLine | undefined;
  isOn: boolean;
  mayDraft: boolean;
  /** Links are checked here, so their addresses can be tested and replaced. */
  mayTest: boolean;
  mayCurate: boolean;
  mayPublish: boolean;
  outcome: Outcome | undefined;
}
