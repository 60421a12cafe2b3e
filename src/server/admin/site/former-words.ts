import { TAXONOMY_ALIASES } from '#shared/admin/domain/limits.ts';
import { isSlug, nameToSlug } from '#shared/domain/slug.ts';
import { projectTaxonomy } from '#shared/domain/titles/taxonomy.ts';
import { type LockedSubject, toPublishedValues } from '../editing/written.ts';

type Values = Readonly<Record<string, unknown>>;

export interface FormerWords {
  /** What is published: the given values, and the aliases if they get a former word. */
  values: Values;
  /** What an open draft of the aliases becomes that is not published now. */
  draft?: readonly string[];
}

/**
 * Before a new slug or name is written: the former slug becomes an alias, so that the old address redirects, and the former name
 * stays searchable. An open draft of the aliases gets them too. `held` is how it is now.
 */
export function addFormerWords({ source, ...written }: LockedSubject<'platform'>, values: Values): FormerWords {
  const { defaults, others } = source;
  const published = toPublishedValues(written);
  const edits = Object.entries({ ...published, ...values }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const before = projectTaxonomy(defaults, published);
  const after = projectTaxonomy(defaults, Object.fromEntries(edits));
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
  const draft = written.drafts.get('aliases');
  return {
    values: aliases.join() === after.aliases.join() ? values : { ...values, aliases },
    ...(draft?.isOpen &&
      Array.isArray(draft.value) &&
      former.length > 0 && { draft: withFormer(draft.value as string[]) }),
  };
}
