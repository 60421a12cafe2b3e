import { formatClock } from '#shared/admin/domain/format-time.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { SiteSubject } from '#shared/domain/site/site-settings.ts';
import type { Context } from '../../context.ts';
import { addSiteRevision, lockSiteRecord, type SiteRecord, saveSiteRecord } from '../../store/site/site-records.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { type Editor, openNames } from '../editing/editor.ts';

interface SiteChange<T> {
  subject: SiteSubject;
  /** The version the editor saw. */
  version: number;
  /** Computes the new value from the current record; throws a Failure if the value is invalid. */
  toValue(record: SiteRecord | undefined, change: Change): Promise<T> | T;
  /** Writes other rows that depend on the value. */
  apply?(change: Change, value: T): Promise<void>;
  tags: readonly string[];
  /** Name of the audit event. */
  action: string;
}

/**
 * Changes and publishes one record of the site settings. Version check, record, revision, dependent rows, cache invalidation and
 * audit event are one transaction.
 */
export function changeSiteSetting<T>(ctx: Context, editor: Editor, given: SiteChange<T>): Promise<T> {
  return changeCatalogue(ctx, (change) => changeSiteSettingWithin(change, editor, given));
}

async function changeSiteSettingWithin<T>(change: Change, editor: Editor, given: SiteChange<T>): Promise<T> {
  const { subject, tags, action } = given;
  const record = await lockAsSeen(change, subject, given.version);
  const value = await given.toValue(record, change);
  const signed = { author: editor.actor.id, at: change.now };
  await saveSiteRecord(change.trx, subject, { value, draft: null, version: (record?.version ?? 0) + 1, ...signed });
  await addSiteRevision(change.trx, subject, { value, state: 'published', ...signed });
  await given.apply?.(change, value);
  change.announce(...tags);
  change.record(editor.actor, {
    action,
    entity: subject.kind,
    entityId: subject.key,
    before: record ? { value: record.value } : undefined,
    after: { value },
  });
  return value;
}

/** Optimistic lock: if the version changed meanwhile, the error says who changed it, and when. */
export async function lockAsSeen(
  { trx }: Change,
  subject: SiteSubject,
  version: number,
): Promise<SiteRecord | undefined> {
  const record = await lockSiteRecord(trx, subject);
  if ((record?.version ?? 0) === version) return record;
  const name = record && (await openNames(trx, [record.author]))(record.author).name;
  throw new Failure('aborted', adminSite.clash(name, record ? formatClock(record.at) : ''));
}
