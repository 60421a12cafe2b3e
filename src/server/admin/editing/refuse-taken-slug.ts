import { refuseWrongFields } from '#shared/admin/domain/field-failure.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Trx } from '../../infra/db.ts';
import { isSlugTaken, lockAddresses } from '../../store/collections/collection-edits.ts';

/** Locks all addresses until the caller's transaction ends, so that no other transaction can take this one. */
export async function refuseTakenSlug(trx: Trx, slug: string, byOtherThan = 0): Promise<void> {
  await lockAddresses(trx);
  refuseWrongFields({ slug: (await isSlugTaken(trx, slug, byOtherThan)) ? editing.slugTaken : undefined });
}
