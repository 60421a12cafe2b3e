import type { Editable, FieldOf, OverridesOf } from '../../../domain/entities.ts';
import type { PictureKind } from '../../../domain/pictures/picture-request.ts';
import type { ShareCardKind } from '../../../domain/pictures/share-card-url.ts';
import type { FieldKind, FieldValues } from '../../../domain/subjects/field-values.ts';
import { type RecordEntity, records } from '../../../domain/subjects/records.ts';
import type { Article } from '../../../text/platforms/platforms.ts';
import type { FieldErrors } from '../editing/field-failure.ts';
import type { Permission } from '../staff-roles.ts';
import type { SubjectRules } from './subject-rules.ts';

/** The parts of the edit screen that hold fields. `aside` is beside every tab. */
export type FieldTab =
  | 'content'
  | 'seasons'
  | 'watch'
  | 'rating'
  | 'pictures'
  | 'people'
  | 'voices'
  | 'relations'
  | 'address'
  | 'seo'
  | 'aside';

export interface EditableField<K extends FieldKind = FieldKind> {
  kind: K;
  tab: FieldTab;
  label: string;
  /** Only editors write it: TMDB has no value to compare or to go back to. */
  isOwn?: true;
  /** Permission required in addition to `draft`. */
  needs?: Permission;
}

/** The kinds that can hold such a value. */
type KindFor<V> = { [K in FieldKind]: [V] extends [FieldValues[K]] ? K : never }[FieldKind];

/** Every field of a table of values, in the order of the screens. Any other field is refused. */
export type FieldTable<Values> = { readonly [F in keyof Values]-?: EditableField<KindFor<NonNullable<Values[F]>>> };

/** What a list shows of a subject beside its name. */
export type ListColumn<F extends string = string> =
  | 'year'
  | 'certification'
  | 'platforms'
  | 'health'
  | 'edits'
  | 'titles'
  | 'place'
  | 'address'
  | 'marks'
  | 'state'
  | 'edited'
  | FieldColumn<F>;

/** A field as its draft has it, else as it is published. */
export interface FieldColumn<F extends string = string> {
  field: F;
  as: 'text' | 'day' | 'money' | 'switch' | 'count';
  /** Absent: that of the field. */
  label?: string;
}

/** What a list can be narrowed to; a switch is on by its word in the address. */
export type ListFilter<F extends string = string> =
  | 'state'
  | 'text'
  | 'platform'
  | 'genre'
  | 'year'
  | 'edited'
  | 'uncertified'
  | 'troubled'
  | { field: F; word: string; label: string };

export type ListOrder = 'populares' | 'edicao' | 'novos' | 'nome';

export interface SubjectListing<F extends string = string> {
  /** With a picture before the name. */
  isPictured?: true;
  columns: readonly ListColumn<F>[];
  filters: readonly ListFilter<F>[];
  /** The first is what the list has without a choice; none: the order of the site. */
  orders: readonly ListOrder[];
}

export interface SubjectDeclaration<E extends Editable = Editable> {
  /** Its pages in the admin: `/admin/{word}`, and `/admin/{word}/:id` unless it is the only one of its kind. */
  word: string;
  isAlone?: true;
  words: {
    /** Menu, list, breadcrumb: "Filmes". */
    many: string;
    /** Beside a name: "Filme". */
    one: string;
    article: Article;
    notFound: string;
    /** What one is for, where there is none yet. */
    about?: string;
  };
  /** Of what has a fixed name, which no row holds. */
  nameOf?(id: number): string;
  fields: FieldTable<OverridesOf<E>>;
  /** Absent: it is the only one of its kind, or its list is a screen of its own. */
  list?: SubjectListing<FieldOf<E>>;
  listedAt?: { path: string; query?: Readonly<Record<string, string>> };
  /** Absent: it has no screen of its own. */
  rules: SubjectRules | undefined;
  /** The form of its picture beside its name. */
  picture: PictureKind;
  /** The picture of a shared link; absent: it has no card of its own. */
  card?: ShareCardKind;
  /** Its public page, and that of its draft. */
  page(slug: string): string;
  preview?(token: string, id: number): string;
  /** Why a plan may not do more than publish at a time. */
  refusesPlan?: { unpublishAt?: string; publishOnPlatformId?: string };
  /** Publishing shows it again; the others have a switch for that. */
  isShownByPublishing?: true;
  /** Faults across fields of what would be published. */
  findFaults?(values: Readonly<Record<string, unknown>>): FieldErrors;
}

/** The kinds of a record's fields are in shared/domain already. */
type Declared<E extends Editable> = Omit<SubjectDeclaration<E>, 'fields'> & {
  fields: E extends RecordEntity
    ? { readonly [F in FieldOf<E>]-?: Omit<EditableField, 'kind'> }
    : FieldTable<OverridesOf<E>>;
};

/** The entity decides which fields must be declared, and of which kinds. The word and the rules stay in the type: rules.ts. */
export function defineSubject<E extends Editable, const W extends string, R extends SubjectRules | undefined>(
  entity: E,
  { fields, ...declaration }: Declared<E> & { word: W; rules: R },
): SubjectDeclaration<E> & { word: W; rules: R } {
  const ofRecord = Object.hasOwn(records, entity) ? records[entity as RecordEntity].fields : {};
  const kindOf = new Map(Object.entries<FieldKind>(ofRecord));
  const table = Object.entries(fields).map(([name, field]) => [name, { kind: kindOf.get(name), ...field }] as const);
  return { ...declaration, fields: Object.fromEntries(table) as unknown as SubjectDeclaration<E>['fields'] };
}
