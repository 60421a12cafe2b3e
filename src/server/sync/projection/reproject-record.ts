import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { factsOf, type RecordEntity } from '#shared/domain/subjects/records.ts';
import { tags } from '#shared/domain/tags.ts';
import { touchPeople } from '../../store/people/credit-edits.ts';
import { claimAddress, releaseAddress } from '../../store/records/record-addresses.ts';
import { listNamedTitles, type RecordTitle, replaceRecordTitles } from '../../store/records/record-titles.ts';
import { findRecord, type RecordSubject, type StoredRecord, saveRecord } from '../../store/records/records.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { touchTitles } from '../../store/titles/versions.ts';
import type { Change } from '../change-catalogue.ts';
import { withShownPictures } from './shown-pictures.ts';

/** The kinds of titles whose pages show a public record that names them. */
export type ShownOn<E extends RecordEntity> = (record: StoredRecord<E>) => readonly RecordTitle['kind'][];

/** Rebuilds a record's rows from its published values: the only code that writes them. Without a published title it is a draft. */
export async function reprojectRecord<E extends RecordEntity>(
  change: Change,
  subject: RecordSubject<E>,
  shownOn: ShownOn<E> = () => [],
): Promise<void> {
  const { trx, now } = change;
  const before = await findRecord(trx, subject);
  if (!before) return;
  const { face, titles } = factsOf(subject.entity);
  const values: Readonly<Record<string, unknown>> = await withShownPictures(
    trx,
    await findOverrides<RecordEntity>(trx, subject),
  );
  const textOf = (field: string | undefined) => {
    const value = field === undefined ? undefined : values[field];
    return typeof value === 'string' ? value : undefined;
  };
  const title = textOf(face?.title);
  const slug = textOf('slug') ?? before.slug;
  if (slug !== before.slug) await moveAddress(change, subject, before, slug);
  const listShown = async (record: StoredRecord<E> | undefined) =>
    record?.isPublic ? listNamedTitles(trx, subject, shownOn(record)) : [];
  const shownBefore = await listShown(before);
  const row = {
    ...{ values, title: title ?? before.title, slug },
    picturePath: textOf(face?.picture) ?? null,
    isPublic: face === undefined || (title !== undefined && values.isHidden !== true),
  };
  await saveRecord(trx, subject, row, now);
  if (titles) await replaceRecordTitles(trx, subject, (values[titles] ?? []) as readonly RecordTitle[]);
  const shown = await listShown(await findRecord(trx, subject));
  // Pages that showed it before name it among their parts and are outdated with it; those of new titles do not yet.
  const isNew = ({ kind, titleId }: RecordTitle) =>
    !shownBefore.some((other) => other.kind === kind && other.titleId === titleId);
  await touchNamed(change, shown.filter(isNew));
  const entity: RecordEntity = subject.entity;
  if (isPaged(entity)) change.announce(tags[entity](subject.id), tags.recordList(entity));
}

/** Only an address that was public leads on to the new one. */
async function moveAddress(
  { trx }: Change,
  subject: RecordSubject,
  before: Pick<StoredRecord, 'slug' | 'firstPublishedAt'>,
  slug: string,
): Promise<void> {
  if (!(await claimAddress(trx, subject, slug))) throw new Error(`the address ${slug} is that of another record`);
  if (!before.firstPublishedAt) await releaseAddress(trx, subject, before.slug);
}

async function touchNamed({ trx, announce }: Change, named: readonly RecordTitle[]): Promise<void> {
  const idsOf = (kind: RecordTitle['kind']) => named.filter((each) => each.kind === kind).map(({ titleId }) => titleId);
  for (const kind of ['movie', 'series'] as const) await touchTitles(trx, kind, idsOf(kind));
  if (idsOf('person').length > 0) await touchPeople(trx, idsOf('person'));
  announce(...named.map(({ kind, titleId }) => tags[kind](titleId)));
}
