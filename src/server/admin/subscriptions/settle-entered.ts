import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { isOwnService } from '#shared/domain/titles/watch-services.ts';
import type { Trx } from '../../infra/db.ts';
import { isKeyTaken, type RecordSubject } from '../../store/records/records.ts';
import { listPlatformPlaces } from '../../store/taxonomy/platforms.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import type { Written } from '../editing/written.ts';

const { problems } = adminSubscriptions;
type Values = Readonly<Record<string, unknown>>;

/** What is published of a plan, bundle or service: a changed price was checked today, unless the editor published another day with it. */
export async function settleEntered(
  { trx, now }: Change,
  subject: RecordSubject,
  { overrides }: Written,
  given: Values,
): Promise<Values> {
  const today = toBrazilianDay(now);
  const published = (field: string) => overrides.get(field)?.value ?? null;
  const isNew = (field: string) => Object.hasOwn(given, field) && !isSameValue(given[field] ?? null, published(field));
  const isStamped = (isNew('priceCents') || isNew('period')) && !Object.hasOwn(given, 'checkedOn');
  const values = isStamped ? { ...given, checkedOn: today } : given;
  const valueOf = (field: string) => (Object.hasOwn(values, field) ? values[field] : published(field));
  const isOver = isStamped && String(valueOf('expiresOn')) < today;
  const named = [given.platformId ?? [], given.platformIds ?? []].flat();
  const known = named.length > 0 ? (await listPlatformPlaces(trx)).map(({ id }) => id) : [];
  const isKnown = named.every((id) => known.includes(Number(id)));
  const isDescribed = subject.entity === 'service' && isNew('platformId');
  const described = isDescribed ? await findDescribedFault(trx, subject, overrides.size > 0, given) : undefined;
  refuseWrongFields({
    [Object.hasOwn(given, 'platformIds') ? 'platformIds' : 'platformId']: isKnown ? described : problems.platform,
    checkedOn: typeof given.checkedOn === 'string' && given.checkedOn > today ? problems.future : undefined,
    expiresOn: isOver ? problems.order : undefined,
  });
  return values;
}

/** A platform has one description, and a service stays what it is: its offers and its address depend on it. */
async function findDescribedFault(
  trx: Trx,
  subject: RecordSubject,
  isWritten: boolean,
  { platformId }: Values,
): Promise<string | undefined> {
  const wrong = adminFreeServices.problems;
  if (isWritten) return wrong.existingStays;
  if (platformId === null) return undefined;
  if (isOwnService(Number(platformId))) return wrong.existing;
  return (await isKeyTaken(trx, subject, { platformId })) ? wrong.existingTaken : undefined;
}
