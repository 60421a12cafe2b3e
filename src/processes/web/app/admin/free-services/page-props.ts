import type { OfferLine, ServiceLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import type { PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import type { Outcome } from '../outcome.ts';

export interface FreeServicesPageProps {
  services: ServiceLine[];
  platforms: PlatformChoice[];
  mayDraft: boolean;
  mayPublish: boolean;
  outcome: Outcome | undefined;
}

export interface FreeOffersPageProps {
  service: FreeService;
  lines: OfferLine[];
  total: number;
  mayDraft: boolean;
  mayPublish: boolean;
  outcome: Outcome | undefined;
}
