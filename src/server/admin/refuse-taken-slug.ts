import { refuseWrongFields } from '#shared/domain/field-failure.ts';
import { editing } from '#shared/text/editing.ts';
import type { Trx } from '../infra/db.ts';
import { isSlugTaken, lockAddresses } from '../store/collection-edits.ts';

/** Locks all addresses until the caller's transaction ends, so that no other transaction can take this one. */
export async function refuseTakenSlug(trx: Trx, slug: string, byOtherThan = 0): Promise<void> {
  await lockAddresses(trx);
  refuseWrongFields({ slug: (await isSlugTaken(trx, slug, byOtherThan)) ? editing.slugTaken : undefined });
}
