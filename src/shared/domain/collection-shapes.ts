import { buildCollectionSlug, buildTitleSlug, parseTrailingId } from './slug.ts';

/** A title of a collection, whatever names it came under. */
export interface CollectionTitleShape {
  id: number;
  type: 'movie' | 'tv';
  /** `titulo` of a film, `nome` of a series. */
  titulo?: string;
  nome?: string;
  slug: string;
  ano: number | null;
  release_date?: string | null;
  first_air_date?: string | null;
  poster_path: string | null;
  backdrop_path: string | null;
  nota: string;
}

/** A collection in the names our own answer has; a bare list of titles is one without words. */
export interface CollectionShape {
  id: number | null;
  name: string;
  slug: string;
  tituloH1: string;
  descricaoH1: string;
  tituloH2: string | null;
  descricaoH2: string | null;
  ordemCronologica: boolean;
  backdropPrimeiroFilme: string | null;
  mediaItems: CollectionTitleShape[];
}

type Fields = Record<string, unknown>;

/** Of the answers collections were ever given in (SPEC §3), any; `null` when it is none of them. */
export function readCollection(answer: unknown): CollectionShape | null {
  const found = unwrap(answer, MAX_WRAPPERS);
  if (found === null) return null;
  const name = readText(found, 'name', 'nome') ?? '';
  return {
    id: readNumber(found, 'id'),
    name,
    slug: readText(found, 'slug') ?? buildCollectionSlug(name),
    tituloH1: readText(found, 'tituloH1') ?? name,
    descricaoH1: readText(found, 'descricaoH1') ?? '',
    tituloH2: readText(found, 'tituloH2'),
    descricaoH2: readText(found, 'descricaoH2'),
    ordemCronologica: [found.ordemCronologica, found.enableChronologicalOrder].includes(true),
    backdropPrimeiroFilme: readText(found, 'backdropPrimeiroFilme'),
    mediaItems: (listItems(found) ?? []).flatMap((item) => readTitle(item) ?? []),
  };
}

/** `{data: {result: {colecao: …}}}` is as deep as anybody ever wrapped one. */
const MAX_WRAPPERS = 4;

function unwrap(answer: unknown, wrappersLeft: number): Fields | null {
  if (Array.isArray(answer)) return unwrapList(answer);
  if (!isFields(answer)) return null;
  const inner = [answer.result, answer.data, answer.colecao].find((value) => Array.isArray(value) || isFields(value));
  if (inner !== undefined && wrappersLeft > 0) {
    const found = unwrap(inner, wrappersLeft - 1);
    // Some put the titles beside the collection, not into it.
    const beside = listItems(answer);
    return found && beside && !listItems(found) ? { ...found, mediaItems: beside } : found;
  }
  return isCollection(answer) ? answer : null;
}

/** Of collections it is the first that is meant; otherwise these are the titles themselves. */
function unwrapList(list: readonly unknown[]): Fields | null {
  const [first] = list;
  if (isFields(first) && isCollection(first) && !isTitle(first)) return first;
  return { mediaItems: list };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCollection = (fields: Fields): boolean =>
  listItems(fields) !== undefined || readText(fields, 'name', 'nome', 'tituloH1') !== null;

/** A series has a name as a collection has; what only titles have tells them apart. */
const isTitle = (fields: Fields): boolean =>
  listItems(fields) === undefined &&
  ['type', 'media_type', 'poster_path', 'imagens', 'titulo', 'title'].some((key) => key in fields);

function listItems(fields: Fields): readonly unknown[] | undefined {
  return [fields.mediaItems, fields.itens].find((value) => Array.isArray(value));
}

/** What has no id or no name cannot be shown. */
function readTitle(item: unknown): CollectionTitleShape | null {
  if (!isFields(item)) return null;
  const id = readNumber(item, 'id');
  const film = readText(item, 'titulo', 'title');
  const series = readText(item, 'nome', 'name');
  const name = film ?? series;
  if (id === null || name === null) return null;

  const type = readType(item) ?? (film === null ? 'tv' : 'movie');
  const day = type === 'movie' ? readText(item, 'release_date') : readText(item, 'first_air_date');
  const year = readNumber(item, 'ano') ?? (Number(day?.slice(0, 4)) || null);
  const images = isFields(item.imagens) ? item.imagens : {};
  return {
    id,
    ...(type === 'movie'
      ? { type, titulo: name, release_date: day }
      : { type, nome: series ?? name, first_air_date: day }),
    slug: readSlug(item, id) ?? buildTitleSlug(name, year, id),
    ano: year,
    poster_path: readText(item, 'poster_path') ?? readText(images, 'poster'),
    backdrop_path: readText(item, 'backdrop_path') ?? readText(images, 'backdrop'),
    nota: readText(item, 'nota') ?? '',
  };
}

function readType(item: Fields): 'movie' | 'tv' | null {
  const given = readText(item, 'type', 'media_type');
  return given === 'movie' || given === 'tv' ? given : null;
}

/** SPEC §3: an item's own slug counts when it ends in the item's id. */
function readSlug(item: Fields, id: number): string | null {
  const slug = readText(item, 'slug');
  return slug !== null && parseTrailingId(slug) === id ? slug : null;
}

/** The first of these that has something in it. */
function readText(fields: Fields, ...names: string[]): string | null {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found : null;
}

/** Some send numbers as text. */
function readNumber(fields: Fields, name: string): number | null {
  const value = fields[name];
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null;
}
