import type { OfferLine, ServiceLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import type { ChangeView, PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import type { Outcome } from '../outcome.ts';

export interface FreeServicesPageProps {
  services: ServiceLine[];
  platforms: PlatformChoice[];
  edited: ServiceLine | undefined;
  recent: ChangeView[];
  change: ChangeView | undefined;
  today: string;
  now: Date;
  mayCurate: boolean;
  mayImport: boolean;
  outcome: Outcome | undefined;
}

export interface FreeOffersPageProps {
  service: FreeService;
  lines: OfferLine[];
  total: number;
  mayDraft: boolean;
  mayCurate: boolean;
  outcome: Outcome | undefined;
}
