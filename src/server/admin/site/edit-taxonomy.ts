import { TAXONOMY_ALIASES } from '#shared/admin/domain/limits.ts';
import type { TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isSlug, nameToSlug } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import {
  projectTaxonomy,
  type TaxonomyEdits,
  type TaxonomyField,
  type TaxonomyFields,
  type TaxonomyKind,
  toTaxonomyEdits,
} from '#shared/domain/titles/taxonomy.ts';
import type { Context } from '../../context.ts';
import { listSiteRecords } from '../../store/site/site-records.ts';
import { listTaxonomy, lockTaxonomy, saveTaxonomy, type TaxonomyRow } from '../../store/taxonomy/taxonomy.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import type { Editor } from '../editing/editor.ts';
import { changeSiteSettingWithin, readSiteRevision } from './change-site-settings.ts';
import { refuseWrongTaxonomy } from './check-taxonomy.ts';

/** All entries of a kind as they are shown, each with its default. */
export async function readTaxonomy(ctx: Context, kind: TaxonomyKind): Promise<TaxonomyLine[]> {
  const [rows, records] = await Promise.all([listTaxonomy(ctx.db, kind), listSiteRecords(ctx.db, kind)]);
  return rows.map(({ key, defaults, ...shown }) => {
    const record = records.get(key);
    return { key, defaults, shown, edits: record?.value ?? {}, version: record?.version ?? 0 };
  });
}

interface Edited {
  key: string;
  version: number;
}

/** Saves the whole form. A value equal to the default is not stored as an edit. */
export async function editTaxonomy(
  ctx: Context,
  editor: Editor,
  kind: TaxonomyKind,
  { fields, ...edited }: Edited & { fields: TaxonomyFields },
): Promise<void> {
  await changeOne(ctx, editor, kind, edited, 'edited', ({ defaults, ...before }, _, others) => {
    const aliases = withFormer(before, fields);
    return toTaxonomyEdits(defaults, { ...fields, aliases: withFormerName(before, { ...fields, aliases }, others) });
  });
}

/** Resets one field to its default. */
export async function restoreTaxonomyField(
  ctx: Context,
  editor: Editor,
  kind: TaxonomyKind,
  { field, ...edited }: Edited & { field: string },
): Promise<void> {
  await changeOne(ctx, editor, kind, edited, 'restored', (before, edits) => {
    const rest = Object.fromEntries(Object.entries(edits).filter(([name]) => name !== field)) as TaxonomyEdits;
    const after = projectTaxonomy(before.defaults, rest);
    const aliases = withFormer(before, after);
    return (field as TaxonomyField) === 'slug' ? toTaxonomyEdits(before.defaults, { ...after, aliases }) : rest;
  });
}

export async function restoreTaxonomy(
  ctx: Context,
  editor: Editor,
  kind: TaxonomyKind,
  { revision, ...edited }: Edited & { revision: number },
): Promise<void> {
  const value = (await readSiteRevision(ctx, { kind, key: edited.key }, revision)) as TaxonomyEdits;
  await changeOne(ctx, editor, kind, edited, 'restored', (before) => {
    const after = projectTaxonomy(before.defaults, value);
    return toTaxonomyEdits(before.defaults, { ...after, aliases: withFormer(before, after) });
  });
}

/** Reorders all at once; entries that are not named stay where they are. */
export async function arrangeTaxonomy(
  ctx: Context,
  editor: Editor,
  kind: TaxonomyKind,
  places: readonly { key: string; version: number; place: number }[],
): Promise<void> {
  const inOrder = places.toSorted((one, other) => one.place - other.place);
  await changeCatalogue(ctx, async (change) => {
    await lockTaxonomy(change.trx, kind);
    const rows = await listTaxonomy(change.trx, kind);
    for (const [place, { key, version }] of inOrder.entries()) {
      const row = rows.find((each) => each.key === key);
      if (!row || row.position === place + 1) continue;
      const toEdits = (before: TaxonomyRow, edits: TaxonomyEdits) =>
        toTaxonomyEdits(before.defaults, { ...projectTaxonomy(before.defaults, edits), position: place + 1 });
      await changeRow(change, editor, kind, rows, { key, version }, 'arranged', toEdits);
    }
  });
}

type ToEdits = (before: TaxonomyRow, edits: TaxonomyEdits, others: readonly TaxonomyRow[]) => TaxonomyEdits;

function changeOne(
  ctx: Context,
  editor: Editor,
  kind: TaxonomyKind,
  edited: Edited,
  auditEvent: string,
  toEdits: ToEdits,
): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    await lockTaxonomy(change.trx, kind);
    await changeRow(change, editor, kind, await listTaxonomy(change.trx, kind), edited, auditEvent, toEdits);
  });
}

async function changeRow(
  change: Change,
  editor: Editor,
  kind: TaxonomyKind,
  rows: readonly TaxonomyRow[],
  { key, version }: Edited,
  auditEvent: string,
  toEdits: ToEdits,
): Promise<void> {
  const before = rows.find((row) => row.key === key);
  if (!before) throw new Failure('not-found', adminTaxonomy.notFound);
  const others = rows.filter((row) => row.key !== key);
  await changeSiteSettingWithin<TaxonomyEdits>(change, editor, {
    subject: { kind, key },
    version,
    action: `${kind}.${auditEvent}`,
    tags: kind === 'genre' ? [tags.genres()] : [tags.platforms(), tags.platform(Number(key))],
    toValue(record) {
      const edits = toEdits(before, record?.value ?? {}, others);
      refuseWrongTaxonomy({ kind, key }, projectTaxonomy(before.defaults, edits), others);
      return edits;
    },
    apply: ({ trx }, edits) => saveTaxonomy(trx, kind, key, projectTaxonomy(before.defaults, edits)),
  });
}

/** The former slug becomes an alias, so that the old address redirects; the current slug is never its own alias. */
function withFormer(before: Pick<TaxonomyFields, 'slug'>, { slug, aliases }: Pick<TaxonomyFields, 'slug' | 'aliases'>) {
  const former = before.slug === slug ? [] : [before.slug];
  return [...new Set([...aliases, ...former])].filter((alias) => alias !== slug);
}

/** The former name stays searchable, unless it is another entry's or the list of aliases is full. */
function withFormerName(
  before: Pick<TaxonomyFields, 'name'>,
  { name, slug, aliases }: Pick<TaxonomyFields, 'name' | 'slug' | 'aliases'>,
  others: readonly TaxonomyRow[],
): string[] {
  const former = nameToSlug(before.name);
  const isTaken = others.some((other) => other.slug === former || other.aliases.includes(former));
  if (name === before.name || former === slug || aliases.includes(former) || !isSlug(former) || isTaken) return aliases;
  return aliases.length < TAXONOMY_ALIASES ? [...aliases, former] : aliases;
}
