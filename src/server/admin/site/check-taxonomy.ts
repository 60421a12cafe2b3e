import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { TAXONOMY_ALIASES, TAXONOMY_CHARACTERS, TAXONOMY_POSITION_MAX } from '#shared/admin/domain/limits.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { isSlug } from '#shared/domain/slug.ts';
import { findSearchTemplateFault, findServiceUrlFault } from '#shared/domain/titles/service-links.ts';
import { projectTaxonomy, type TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { type LockedSubject, toPublishedValues } from '../editing/written.ts';

const words = adminTaxonomy;

/** Slugs and aliases share one namespace: each name may belong to one entry only. `null` goes back to the default. */
export function refuseWrongTaxonomy(
  kind: TaxonomyKind,
  { overrides, source: { key, defaults, others } }: LockedSubject<'platform'>,
  values: Readonly<Record<string, unknown>>,
): void {
  const written = { ...toPublishedValues({ overrides, drafts: new Map() }), ...values };
  const edits = Object.entries(written).filter(([, value]) => value !== null);
  const fields = projectTaxonomy(defaults, Object.fromEntries(edits));
  const ownerOf = (word: string) => others.find(({ slug, aliases }) => slug === word || aliases.includes(word))?.name;
  const checkWord = (word: string) => {
    if (!isSlug(word)) return words.slugInvalid;
    const owner = ownerOf(word);
    return owner === undefined ? undefined : words.slugTaken(owner);
  };
  const { name, slug, aliases, position, description, isVisible } = fields;
  const isPlaced = Number.isInteger(position) && position >= 1 && position <= TAXONOMY_POSITION_MAX;
  const { serviceUrl = '', searchUrl = '' } = fields;
  const serviceFault =
    serviceUrl === '' ? undefined : findServiceUrlFault(Number(key), serviceUrl, defaults?.serviceUrl);
  const searchFault =
    searchUrl === '' ? undefined : findSearchTemplateFault(Number(key), searchUrl, defaults?.serviceUrl);
  const isArticle = kind === 'genre' || ARTICLES.some((article) => article === fields.article);
  refuseWrongFields({
    article: isArticle ? undefined : words.articleInvalid,
    serviceUrl: serviceFault && (serviceFault === 'host' ? words.linkFaults.host : words.frontPageOnly),
    searchUrl: searchFault && words.linkFaults[searchFault],
    name: name === '' ? words.nameMissing : checkLength(name, 'name'),
    slug: checkWord(slug),
    aliases:
      aliases.length > TAXONOMY_ALIASES ? words.tooManyAliases(TAXONOMY_ALIASES) : aliases.map(checkWord).find(Boolean),
    h1: checkLength(fields.h1, 'h1'),
    p: checkLength(fields.p, 'p'),
    description:
      kind === 'platform' && isVisible && description === ''
        ? words.descriptionMissing
        : checkLength(description, 'description'),
    position: isPlaced ? undefined : words.positionInvalid(TAXONOMY_POSITION_MAX),
  });
}

function checkLength(text: string, field: keyof typeof TAXONOMY_CHARACTERS): string | undefined {
  const most = TAXONOMY_CHARACTERS[field];
  return [...text].length > most ? words.tooLong(most) : undefined;
}
