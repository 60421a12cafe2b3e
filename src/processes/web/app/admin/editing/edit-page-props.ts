import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import type { EditedCredits } from '#shared/admin/domain/editing/edited-credits.ts';
import type { EditedEpisodes } from '#shared/admin/domain/editing/edited-episodes.ts';
import type { EditedSubject, ProviderData } from '#shared/admin/domain/editing/edited-subject.ts';
import type { MergeLine } from '#shared/admin/domain/merges.ts';
import type { QueuePlace } from '#shared/admin/domain/queues.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import type { OwnOffersView } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import type { CollectionParts } from '../collections/collection-parts.ts';
import type { HistoryData } from '../compare/history-data.ts';
import type { VoicesView } from '../dubbing/voices-view.ts';
import type { Conversation } from '../reviews/conversation.ts';
import type { HomeParts } from '../site/home/home-parts.ts';
import type { EditOutcome } from './edit-outcome.ts';
import type { EpisodesAddress } from './seasons/episodes-address.ts';
import type { Tab } from './tabs.ts';

export interface Reviewer {
  id: string;
  name: string;
  role: Role;
}

export interface EditPageProps extends Conversation {
  outcome: EditOutcome | undefined;
  siteName: string;
  siteUrl: string;
  member: Member;
  subject: EditedSubject;
  tab: Tab;
  platforms: readonly { id: number; name: string }[];
  /** The field whose conflict is shown. */
  field: string;
  history: HistoryData | undefined;
  /** Only on the tab of seasons. */
  episodes: EditedEpisodes | undefined;
  at: EpisodesAddress;
  /** Titles that the fields of the tab "Relações" name by number. */
  related: readonly ItemTitle[];
  /** Only on the tab "Relações" of a person. */
  merges: readonly MergeLine[] | undefined;
  /** Only on the tab "Onde assistir" of films and series. */
  ownOffers: OwnOffersView | undefined;
  /** Only on the tab of voices. */
  voices: VoicesView | undefined;
  /** Only on the tab of people. */
  credits: EditedCredits | undefined;
  /** The key of the credit that is open there. */
  openCredit: string;
  /** Only of a collection, and of home. */
  collection: CollectionParts | undefined;
  home: HomeParts | undefined;
  /** Its fields can be commented on. */
  hasThreads: boolean;
  /** Only on the TMDB data tab. */
  provider: ProviderData | undefined;
  /** The queue the page was opened from, and the place of the subject in it. */
  queue: QueuePlace | undefined;
  reviewers: readonly Reviewer[];
  /** The address of the share picture, as the draft produces it. */
  cardPath: string;
}
