import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import type { Context } from '../../context.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';

/** A service that editors run: only such a service has offers of ours. */
export async function getOwnService(ctx: Context, id: number): Promise<FreeService> {
  const service = (await listFreeServices(ctx.db)).find((each) => each.id === id);
  if (!service) throw new Failure('not-found', adminSubscriptions.notFound);
  if (service.platformId !== null) throw new Failure('invalid-argument', adminFreeServices.problems.hasOffers);
  return service;
}
