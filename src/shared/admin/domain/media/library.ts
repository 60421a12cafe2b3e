import { addDays } from '../../../domain/day.ts';
import type { Editable } from '../../../domain/entities.ts';
import { parseId } from '../../../domain/ids.ts';
import type { Author } from '../editing/edited-subject.ts';
import { MEDIA } from '../limits.ts';

/** What the list shows; `all` has everything that was not taken off the site. */
export const LIBRARY_VIEWS = {
  all: '',
  expiring: 'a-vencer',
  expired: 'vencidas',
  unused: 'sem-uso',
  'without-alt': 'sem-descricao',
  removed: 'fora-do-site',
} as const;
export type LibraryView = keyof typeof LIBRARY_VIEWS;

export const LIBRARY_SHAPES = { any: '', wide: 'deitada', tall: 'em-pe' } as const;
export type LibraryShape = keyof typeof LIBRARY_SHAPES;

export interface LibraryQuery {
  phrase: string;
  view: LibraryView;
  shape: LibraryShape;
  licence: string;
  page: number;
}

export type LibraryCounts = Record<LibraryView, number>;

/** A picture of ours, with the number of fields that name it. */
export interface LibraryPicture {
  id: number;
  path: string;
  name: string;
  alt: string;
  credit: string;
  licence: string;
  width: number;
  height: number;
  /** The point that is never cut away, in per cent from the left and from the top. */
  focusX: number;
  focusY: number;
  /** The last day on which it may be shown. */
  expiresOn: string | undefined;
  removedAt: Date | undefined;
  /** Since then pages show TMDB's picture instead. */
  endedAt: Date | undefined;
  unusedSince: Date | undefined;
  version: number;
  createdAt: Date;
  uses: number;
}

/** One field of a subject that names the picture. */
export interface PictureUse {
  entity: Editable;
  id: number;
  title: string;
  field: string;
  isDraft: boolean;
}

export interface OpenedPicture extends LibraryPicture {
  author: Author;
  usedIn: PictureUse[];
  /** Pictures that look alike, among them the one it was cut from. */
  alike: LibraryPicture[];
  cutFrom: string | undefined;
}

export type LicenceState = 'none' | 'valid' | 'expiring' | 'expired';

/** A licence is valid on its last day. */
export function licenceStateOf({ expiresOn }: Pick<LibraryPicture, 'expiresOn'>, today: string): LicenceState {
  if (expiresOn === undefined) return 'none';
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, MEDIA.expiringDays) ? 'expiring' : 'valid';
}

/** Whether pages must show TMDB's picture in its place. */
export function isEnded({ expiresOn, removedAt }: Pick<LibraryPicture, 'expiresOn' | 'removedAt'>, today: string) {
  return removedAt !== undefined || (expiresOn !== undefined && expiresOn < today);
}

/** Reads the address of the list; unknown words are ignored. */
export function readLibraryQuery(asked: URLSearchParams): LibraryQuery {
  const keyOf = <K extends string>(table: Readonly<Record<K, string>>, word: string | null, other: K): K =>
    (Object.keys(table) as K[]).find((key) => table[key] === (word ?? '')) ?? other;
  return {
    phrase: (asked.get('q') ?? '').trim().slice(0, 100),
    view: keyOf(LIBRARY_VIEWS, asked.get('ver'), 'all'),
    shape: keyOf(LIBRARY_SHAPES, asked.get('formato'), 'any'),
    licence: (asked.get('licenca') ?? '').trim(),
    page: parseId(asked.get('pagina')) ?? 1,
  };
}

/** The address of the list, with only what differs from the first page of everything. */
export function writeLibraryQuery({ phrase, view, shape, licence, page }: LibraryQuery): Record<string, string> {
  return {
    q: phrase,
    ver: LIBRARY_VIEWS[view],
    formato: LIBRARY_SHAPES[shape],
    licenca: licence,
    pagina: page > 1 ? String(page) : '',
  };
}

/** The name in lists: editors often give only a description. */
export function nameOf(
  { name, alt, id }: Pick<LibraryPicture, 'name' | 'alt' | 'id'>,
  unnamed: (id: number) => string,
) {
  return name || alt || unnamed(id);
}
