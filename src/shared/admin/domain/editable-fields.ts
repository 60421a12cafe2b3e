import type { Editable, FieldOf } from '../../domain/entities.ts';
import type { Permission } from './staff-roles.ts';

/** The type of a field: decides its control on the screen and its validation on the server. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'rich'
  | 'certification'
  | 'department'
  | 'date'
  | 'ticket'
  | 'watch-urls'
  | 'offers'
  | 'picture'
  | 'gallery'
  | 'trailers'
  | 'aliases'
  | 'handle'
  | 'slug'
  | 'items'
  | 'switch';

export interface EditableField {
  kind: FieldKind;
  /** Permission required in addition to `draft`. */
  needs?: Permission;
}

type FieldTable<E extends Editable> = { readonly [F in FieldOf<E>]-?: EditableField };

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;
const rich = { kind: 'rich' } as const;
const picture = { kind: 'picture' } as const;
const handle = { kind: 'handle' } as const;
const slug = { kind: 'slug', needs: 'publish' } as const;
const noindex = { kind: 'switch', needs: 'publish' } as const;
const hidden = { kind: 'switch', needs: 'hide' } as const;
const curated = { needs: 'curate' } as const;

const title = {
  title: line,
  overview: text,
  tagline: line,
  certification: { kind: 'certification' },
  curiosities: rich,
  additionalInfos: rich,
  posterPath: picture,
  backdropPath: picture,
  gallery: { kind: 'gallery' },
  trailers: { kind: 'trailers' },
  watchUrls: { kind: 'watch-urls', ...curated },
  offers: { kind: 'offers', ...curated },
  aliases: { kind: 'aliases', ...curated },
  slug,
  seoTitle: line,
  seoDescription: text,
  isNoindex: noindex,
  isHidden: hidden,
} as const;

/** Every editable field, in the order of the screens. Any other field is refused. */
export const editableFields: { readonly [E in Editable]: FieldTable<E> } = {
  movie: { ...title, releaseDate: { kind: 'date' }, ticketUrl: { kind: 'ticket', ...curated } },
  series: title,
  person: {
    name: line,
    department: { kind: 'department' },
    birthday: { kind: 'date' },
    deathday: { kind: 'date' },
    birthplace: line,
    biography: rich,
    curiosities: rich,
    additionalInfos: rich,
    profilePath: picture,
    gallery: { kind: 'gallery' },
    aliases: { kind: 'aliases', ...curated },
    instagramId: handle,
    twitterId: handle,
    facebookId: handle,
    slug,
    seoTitle: line,
    seoDescription: text,
    isNoindex: noindex,
    isHidden: hidden,
  },
  collection: {
    name: line,
    slug: { kind: 'slug' },
    titleH1: line,
    descriptionH1: text,
    titleH2: line,
    descriptionH2: rich,
    shortDescription: line,
    coverPath: picture,
    isChronological: { kind: 'switch' },
    items: { kind: 'items' },
    seoTitle: line,
    seoDescription: text,
    isNoindex: noindex,
    isHidden: hidden,
  },
};
