import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { factsOf, type RecordEntity, type RecordValues } from '#shared/domain/subjects/records.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Trx } from '../../infra/db.ts';
import { touchPeople } from '../../store/people/credit-edits.ts';
import { claimAddress, releaseAddress } from '../../store/records/record-addresses.ts';
import { listNamedTitles, type RecordTitle, replaceRecordTitles } from '../../store/records/record-titles.ts';
import { findRecord, type RecordSubject, type StoredRecord, saveRecord } from '../../store/records/records.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { touchTitles } from '../../store/titles/versions.ts';
import type { Change } from '../change-catalogue.ts';
import { withShownPictures } from './shown-pictures.ts';

/** In what the projection of a record differs by kind. */
export interface RecordOptions<E extends RecordEntity> {
  /** The tags of what shows a record with these values, beside those of its own page and list. */
  tagsOf?: (values: RecordValues<E>) => readonly string[];
  /** The kinds of titles whose pages show a public record that names them. */
  shownOn?: (record: StoredRecord<E>) => readonly RecordTitle['kind'][];
  /** Its name in the admin, if that is more than its title. */
  nameOf?: (trx: Trx, values: RecordValues<E>) => Promise<string>;
}

/** Rebuilds a record's rows from its published values: the only code that writes them. Without a published title it is a draft. */
export async function reprojectRecord<E extends RecordEntity>(
  change: Change,
  subject: RecordSubject<E>,
  { tagsOf = () => [], shownOn = () => [], nameOf }: RecordOptions<E> = {},
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
    ...{
      values,
      title: title && nameOf ? await nameOf(trx, values as RecordValues<E>) : (title ?? before.title),
      slug,
    },
    picturePath: textOf(face?.picture) ?? null,
    isPublic: face === undefined || (title !== undefined && values.isHidden !== true),
  };
  await saveRecord(trx, subject, row, now);
  if (titles) await replaceRecordTitles(trx, subject, (values[titles] ?? []) as readonly RecordTitle[]);
  const after = await findRecord(trx, subject);
  const shown = await listShown(after);
  // Pages that showed it before name it among their parts and are outdated with it; those of new titles do not yet.
  const isNew = ({ kind, titleId }: RecordTitle) =>
    !shownBefore.some((other) => other.kind === kind && other.titleId === titleId);
  await touchNamed(change, shown.filter(isNew));
  const entity: RecordEntity = subject.entity;
  if (isPaged(entity)) change.announce(tags[entity](subject.id), tags.recordList(entity));
  change.announce(...[before, after].flatMap((record) => (record ? tagsOf(record.values) : [])));
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
