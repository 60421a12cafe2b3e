import type { EditedSubject, ProviderData } from '#shared/domain/edited-subject.ts';
import type { Member } from '#shared/domain/staff.ts';
import type { HistoryData } from '../compare/history-data.ts';
import type { Outcome } from '../outcome.ts';
import type { Tab } from './tabs.ts';

export interface EditPageProps {
  siteName: string;
  siteUrl: string;
  member: Member;
  now: Date;
  subject: EditedSubject;
  tab: Tab;
  platforms: readonly { id: number; name: string }[];
  opened: string;
  /** Which conflict is looked at. */
  field: string;
  history: HistoryData | undefined;
  /** On its tab. */
  provider: ProviderData | undefined;
  /** Of the picture that is shared with the page, as its draft makes it. */
  cardPath: string;
  outcome: Outcome | undefined;
}
