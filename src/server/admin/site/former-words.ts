import { TAXONOMY_ALIASES } from '#shared/admin/domain/limits.ts';
import { isSlug, nameToSlug } from '#shared/domain/slug.ts';
import { projectTaxonomy, type TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import type { Trx } from '../../infra/db.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { type Authorship, findOverrides, saveOverride } from '../../store/titles/overrides.ts';
import { toBase } from '../../sync/projection/raise-conflicts.ts';
import { type LockedSubject, readWritten, toPublishedValues } from '../editing/written.ts';

/**
 * After a new slug or name was written: the former slug becomes an alias, so that the old address redirects, and the former name
 * stays searchable. An open draft of the aliases gets them too. `held` is how it was before.
 */
export async function keepFormerWords(
  trx: Trx,
  subject: { entity: TaxonomyKind; id: number },
  held: LockedSubject<'platform'>,
  by: Authorship,
): Promise<void> {
  const { defaults, others } = held.source;
  const before = projectTaxonomy(defaults, toPublishedValues(held));
  const after = projectTaxonomy(defaults, await findOverrides(trx, subject));
  const isTaken = (word: string) => others.some(({ slug, aliases }) => slug === word || aliases.includes(word));
  const name = nameToSlug(before.name);
  const isNameKept = after.name !== before.name && isSlug(name) && !isTaken(name);
  const former = [...(after.slug === before.slug ? [] : [before.slug]), ...(isNameKept ? [name] : [])];
  const withFormer = (aliases: readonly string[]) => {
    const words = [...new Set([...aliases, ...former])].filter((alias) => alias !== after.slug);
    // The redirect of the old address is kept in any case; the old name only if there is room.
    return words.length > TAXONOMY_ALIASES ? words.filter((word) => word !== name || word === before.slug) : words;
  };
  const aliases = withFormer(after.aliases);
  if (aliases.join() !== after.aliases.join()) await saveOverride(trx, subject, 'aliases', aliases, toBase(null), by);
  const draft = (await readWritten(trx, subject)).drafts.get('aliases');
  if (!draft?.isOpen || !Array.isArray(draft.value) || former.length === 0) return;
  const value = withFormer(draft.value as string[]);
  await saveDraftRow(trx, subject, { ...draft, value, version: draft.version + 1 });
}
