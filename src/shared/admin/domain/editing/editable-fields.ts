import type { Editable, FieldOf } from '../../../domain/entities.ts';
import { type PageName, pageOf } from '../../../domain/site/page-texts.ts';
import {
  type CastOverrides,
  type CreditField,
  type CrewOverrides,
  parseCreditField,
  personOfKey,
} from '../../../domain/titles/credit-edits.ts';
import {
  type EpisodeOverrides,
  type PartField,
  parsePartField,
  type SeasonOverrides,
} from '../../../domain/titles/part-edits.ts';
import { episodeCode, seasonName } from '../../../domain/titles/season-names.ts';
import { adminCredits } from '../../text/credits.ts';
import { adminEditing } from '../../text/editing.ts';
import { adminPages } from '../../text/pages.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import type { Permission } from '../staff-roles.ts';

/** The type of a field: decides its control on the screen and its validation on the server. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'rich'
  | 'certification'
  | 'reasons'
  | 'origin'
  | 'url'
  | 'department'
  | 'job'
  | 'format'
  | 'series'
  | 'date'
  | 'time'
  | 'place'
  | 'path'
  | 'cinema'
  | 'ticket'
  | 'watch-urls'
  | 'offers'
  | 'picture'
  | 'gallery'
  | 'trailers'
  | 'aliases'
  | 'similar'
  | 'handle'
  | 'slug'
  | 'items'
  | 'questions'
  | 'pins'
  | 'sections'
  | 'home-collections'
  | 'slugs'
  | 'paths'
  | 'article'
  | 'number'
  | 'service-url'
  | 'search-url'
  | 'switch';

/** The parts of the edit screen that hold fields. `aside` is beside every tab. */
export type FieldTab =
  | 'content'
  | 'seasons'
  | 'watch'
  | 'rating'
  | 'pictures'
  | 'people'
  | 'relations'
  | 'address'
  | 'seo'
  | 'aside';

export interface EditableField {
  kind: FieldKind;
  tab: FieldTab;
  label: string;
  /** Only editors write it: TMDB has no value to compare or to go back to. */
  isOwn?: true;
  /** Permission required in addition to `draft`. */
  needs?: Permission;
}

type FieldTable<E extends Editable> = { readonly [F in FieldOf<E>]-?: EditableField };

const labels = adminEditing.fields;
const content = { tab: 'content' } as const;
const pictures = { tab: 'pictures' } as const;
const rating = { tab: 'rating' } as const;
const seo = { tab: 'seo' } as const;
const curated = { needs: 'curate' } as const;

/** The same for everything that is edited. */
const publication = {
  seoTitle: { kind: 'line', ...seo, label: labels.seoTitle },
  seoDescription: { kind: 'text', ...seo, label: labels.seoDescription },
  isNoindex: { kind: 'switch', tab: 'aside', label: labels.isNoindex, needs: 'publish' },
  isHidden: { kind: 'switch', tab: 'aside', label: labels.isHidden, needs: 'hide' },
} as const;

/** The same for what TMDB has too. */
const written = {
  curiosities: { kind: 'rich', ...content, isOwn: true, label: labels.curiosities },
  additionalInfos: { kind: 'rich', ...content, isOwn: true, label: labels.additionalInfos },
} as const;
const chosen = {
  gallery: { kind: 'gallery', ...pictures, label: labels.gallery },
  aliases: { kind: 'aliases', tab: 'relations', isOwn: true, label: labels.aliases, ...curated },
  slug: { kind: 'slug', ...seo, label: labels.slug, needs: 'publish' },
  sharePath: { kind: 'picture', ...seo, isOwn: true, label: labels.sharePath },
  ...publication,
} as const;

const title = {
  title: { kind: 'line', ...content, label: labels.title },
  overview: { kind: 'text', ...content, label: labels.overview },
  tagline: { kind: 'line', ...content, label: labels.tagline },
} as const;
const titleParts = {
  ...written,
  certification: { kind: 'certification', ...rating, label: labels.certification },
  certificationReasons: { kind: 'reasons', ...rating, label: labels.certificationReasons },
  certificationOrigin: { kind: 'origin', ...rating, label: labels.certificationOrigin },
  certificationSource: { kind: 'url', ...rating, isOwn: true, label: labels.certificationSource },
  posterPath: { kind: 'picture', ...pictures, label: labels.posterPath },
  backdropPath: { kind: 'picture', ...pictures, label: labels.backdropPath },
  trailers: { kind: 'trailers', ...pictures, label: labels.trailers },
  offers: { kind: 'offers', tab: 'watch', label: labels.offers, ...curated },
  watchUrls: { kind: 'watch-urls', tab: 'watch', isOwn: true, label: labels.watchUrls, ...curated },
  similar: { kind: 'similar', tab: 'relations', label: labels.similar, ...curated },
  ...chosen,
} as const;

const sections = adminPages.sections;
const words = adminTaxonomy.fields;
const address = { tab: 'address' } as const;
const published = { needs: 'publish' } as const;

/** The same for genres and platforms. Addresses, order and visibility change other pages too, so they need the right to publish. */
const taxonomyTexts = {
  h1: { kind: 'line', ...content, label: words.h1 },
  p: { kind: 'text', ...content, label: words.p },
  description: { kind: 'text', ...content, label: words.description },
  slug: { kind: 'slug', ...address, label: labels.slug, ...published },
  aliases: { kind: 'slugs', ...address, isOwn: true, label: labels.aliases, ...published },
} as const;
const taxonomyPlace = {
  isVisible: { kind: 'switch', tab: 'aside', label: words.isVisible, ...published },
  position: { kind: 'number', tab: 'aside', label: words.position, ...published },
} as const;

/** Every editable field, in the order of the screens, with its tab and its label. Any other field is refused. */
export const editableFields: { readonly [E in Editable]: FieldTable<E> } = {
  movie: {
    ...title,
    releaseDate: { kind: 'date', ...content, label: labels.releaseDate },
    cinemaWord: { kind: 'cinema', tab: 'watch', isOwn: true, label: labels.cinemaWord, ...curated },
    ticketUrl: { kind: 'ticket', tab: 'watch', isOwn: true, label: labels.ticketUrl, ...curated },
    ...titleParts,
  },
  series: {
    ...title,
    format: { kind: 'format', tab: 'seasons', label: labels.format, ...curated },
    remakeOf: { kind: 'series', tab: 'relations', isOwn: true, label: labels.remakeOf, ...curated },
    repriseOf: { kind: 'series', tab: 'relations', isOwn: true, label: labels.repriseOf, ...curated },
    ...titleParts,
  },
  person: {
    name: { kind: 'line', ...content, label: labels.name },
    department: { kind: 'department', ...content, label: labels.department },
    birthday: { kind: 'date', ...content, label: labels.birthday },
    birthplace: { kind: 'line', ...content, label: labels.birthplace },
    deathday: { kind: 'date', ...content, label: labels.deathday },
    biography: { kind: 'rich', ...content, label: labels.biography },
    instagramId: { kind: 'handle', ...content, label: labels.instagramId },
    twitterId: { kind: 'handle', ...content, label: labels.twitterId },
    facebookId: { kind: 'handle', ...content, label: labels.facebookId },
    ...written,
    profilePath: { kind: 'picture', ...pictures, label: labels.profilePath },
    ...chosen,
  },
  collection: {
    name: { kind: 'line', ...content, label: labels.name },
    slug: { kind: 'slug', ...content, label: labels.slug },
    titleH1: { kind: 'line', ...content, label: labels.titleH1 },
    descriptionH1: { kind: 'text', ...content, label: labels.descriptionH1 },
    titleH2: { kind: 'line', ...content, label: labels.titleH2 },
    descriptionH2: { kind: 'rich', ...content, label: labels.descriptionH2 },
    shortDescription: { kind: 'line', ...content, label: labels.shortDescription },
    coverPath: { kind: 'picture', ...content, label: labels.coverPath },
    isChronological: { kind: 'switch', ...content, label: labels.isChronological },
    items: { kind: 'items', ...content, label: labels.items },
    ...publication,
  },
  page: {
    questions: { kind: 'questions', ...content, label: labels.questions },
    coleta: { kind: 'rich', ...content, label: sections.coleta },
    compartilhamento: { kind: 'rich', ...content, label: sections.compartilhamento },
    'sites-externos': { kind: 'rich', ...content, label: sections['sites-externos'] },
    seguranca: { kind: 'rich', ...content, label: sections.seguranca },
    direitos: { kind: 'rich', ...content, label: sections.direitos },
    mudancas: { kind: 'rich', ...content, label: sections.mudancas },
    isNoindex: { kind: 'switch', ...seo, label: labels.isNoindex, ...published },
  },
  genre: {
    name: { kind: 'line', ...content, label: labels.name },
    ...taxonomyTexts,
    ...taxonomyPlace,
  },
  platform: {
    name: { kind: 'line', ...content, label: labels.name },
    article: { kind: 'article', ...content, label: words.article },
    ...taxonomyTexts,
    serviceUrl: { kind: 'service-url', ...address, label: words.serviceUrl, ...published },
    searchUrl: { kind: 'search-url', ...address, label: words.searchUrl, ...published },
    ...taxonomyPlace,
  },
  home: {
    pins: { kind: 'pins', ...content, label: labels.pins },
    sections: { kind: 'sections', ...content, label: labels.sections, ...published },
    collections: { kind: 'home-collections', ...content, label: labels.collections },
  },
  robots: {
    paths: { kind: 'paths', ...content, label: adminPages.robots, ...published },
  },
};

/** Of an entity as the audit stores it: some of its events concern nothing that editors write. */
export function isEditable(entity: string): entity is Editable {
  return Object.hasOwn(editableFields, entity);
}

type PartTable<Part> = { readonly [F in keyof Part]-?: EditableField };
const seasons = { tab: 'seasons' } as const;

/** The fields of a season, in the order of the screen. */
export const seasonFields: PartTable<SeasonOverrides> = {
  name: { kind: 'line', ...seasons, label: labels.name },
  overview: { kind: 'text', ...seasons, label: labels.overview },
  posterPath: { kind: 'picture', ...seasons, label: labels.posterPath },
  seasonUrl: { kind: 'path', ...seasons, isOwn: true, label: labels.seasonUrl, ...curated },
  position: { kind: 'place', ...seasons, isOwn: true, label: labels.position },
};

/** The fields of an episode, in the order of the screen. */
export const episodeFields: PartTable<EpisodeOverrides> = {
  name: { kind: 'line', ...seasons, label: labels.title },
  overview: { kind: 'text', ...seasons, label: labels.overview },
  stillPath: { kind: 'picture', ...seasons, label: labels.stillPath },
  airDate: { kind: 'date', ...seasons, label: labels.airDate },
  airTime: { kind: 'time', ...seasons, isOwn: true, label: labels.airTime },
  channel: { kind: 'line', ...seasons, isOwn: true, label: labels.channel },
  isSpecial: { kind: 'switch', ...seasons, isOwn: true, label: labels.isSpecial },
};

const people = { tab: 'people' } as const;

/** The same for a credit of the cast and of the crew. */
const credit = {
  position: { kind: 'place', ...people, isOwn: true, label: labels.position },
  isHidden: { kind: 'switch', ...people, label: labels.isHidden },
  isAdded: { kind: 'switch', ...people, isOwn: true, label: adminCredits.fields.isAdded },
} as const;

/** The fields of a credit, in the order of the screen. */
export const castFields: PartTable<CastOverrides> = {
  character: { kind: 'line', ...people, label: adminCredits.fields.character },
  ...credit,
};
export const crewFields: PartTable<CrewOverrides> = {
  job: { kind: 'job', ...people, label: adminCredits.fields.job },
  ...credit,
};

export function findCreditSpec({ list, name }: Pick<CreditField, 'list' | 'name'>): EditableField | undefined {
  const table: Readonly<Record<string, EditableField>> = list === 'cast' ? castFields : crewFields;
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function findPartSpec({ episode, name }: PartField): EditableField | undefined {
  const table: Readonly<Record<string, EditableField>> = episode === undefined ? seasonFields : episodeFields;
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A page has only some of the fields of pages. */
const FIELDS_OF_PAGE: Readonly<Record<PageName, (field: string) => boolean>> = {
  home: (field) => field === 'isNoindex',
  about: (field) => field === 'questions' || field === 'isNoindex',
  privacy: (field) => field !== 'questions',
};

/** The fields of one subject, in the order of the screens. */
export function listFields(entity: Editable, id: number): string[] {
  const fields = Object.keys(editableFields[entity]);
  const page = entity === 'page' ? pageOf(id) : undefined;
  return page ? fields.filter(FIELDS_OF_PAGE[page]) : fields;
}

export function fieldsOf(entity: Editable, tab: FieldTab): string[] {
  const fields = Object.entries<EditableField>(editableFields[entity]);
  return fields.filter(([, field]) => field.tab === tab).map(([name]) => name);
}

/** Names of people by their number, for the labels of their credits. */
export type PeopleNames = Readonly<Record<string, string>>;

/** The label of a field that was edited; a field that a later release dropped is shown by its name. */
export function labelOfField(name: string, people: PeopleNames = {}): string {
  const credited = parseCreditField(name);
  if (credited) {
    const id = personOfKey(credited.key);
    const owner = adminCredits.of[credited.list](people[id] ?? adminCredits.person(id));
    return `${owner}: ${findCreditSpec(credited)?.label ?? credited.name}`;
  }
  const part = parsePartField(name);
  if (!part) return LABELS.get(name) ?? name;
  const owner = part.episode === undefined ? seasonName(part.season) : episodeCode(part.season, part.episode);
  return `${owner}: ${findPartSpec(part)?.label ?? part.name}`;
}

/** The labels of edited fields in one line; of many, such as pasted titles, the first ones and how many follow. */
export function listLabels(fields: readonly string[], people?: PeopleNames): string {
  const shown = fields.slice(0, LABELS_LISTED).map((field) => labelOfField(field, people));
  const more = fields.length - shown.length;
  return more > 0 ? adminEditing.andMore(shown.join(', '), more) : shown.join(', ');
}
const LABELS_LISTED = 8;

const LABELS = new Map(
  Object.values(editableFields).flatMap((fields) =>
    Object.entries<EditableField>(fields).map(([name, { label }]) => [name, label] as const),
  ),
);
