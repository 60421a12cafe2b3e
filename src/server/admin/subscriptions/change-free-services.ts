import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { checkService, type ServiceField } from '#shared/admin/domain/subscriptions/check-free-service.ts';
import type { Given } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import type { Context } from '../../context.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import type { Editor } from '../editing/editor.ts';
import { type SeenRow, saveSubscription } from './change-subscriptions.ts';
import { openPlatforms } from './open-platforms.ts';

type Seen = Pick<SeenRow, 'id' | 'version'>;

/** Creates or changes a service, published at once with its platform. */
export async function saveService(ctx: Context, editor: Editor, seen: Seen, given: Given<ServiceField>): Promise<void> {
  const { findPlatform } = await openPlatforms(ctx.db);
  const checked = checkService(given, { findPlatform, today: toBrazilianDay(ctx.now()) });
  if ('faults' in checked) return refuseWrongFields(checked.faults);
  const current = (await listFreeServices(ctx.db)).find(({ id }) => id === seen.id);
  const { offersCheckedOn = null } = current ?? {};
  // Which platform it is stays: its offers and its address depend on it.
  const fields = { ...checked.fields, ...(current && { platformId: current.platformId }), offersCheckedOn };
  await saveSubscription(ctx, editor, { kind: 'service', ...seen, fields });
}
