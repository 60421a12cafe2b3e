import type { Editable } from '../../../domain/entities.ts';
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
import type { EditableField, FieldTab, FieldTable } from '../subjects/define-subject.ts';
import { subjects } from '../subjects/subjects.ts';

const labels = adminEditing.fields;

const seasons = { tab: 'seasons' } as const;

/** The fields of a season, in the order of the screen. */
export const seasonFields: FieldTable<SeasonOverrides> = {
  name: { kind: 'line', ...seasons, label: labels.name },
  overview: { kind: 'text', ...seasons, label: labels.overview },
  posterPath: { kind: 'picture', ...seasons, label: labels.posterPath },
  seasonUrl: { kind: 'path', ...seasons, isOwn: true, label: labels.seasonUrl, needs: 'curate' },
  position: { kind: 'place', ...seasons, isOwn: true, label: labels.position },
};

/** The fields of an episode, in the order of the screen. */
export const episodeFields: FieldTable<EpisodeOverrides> = {
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
export const castFields: FieldTable<CastOverrides> = {
  character: { kind: 'line', ...people, label: adminCredits.fields.character },
  ...credit,
};
export const crewFields: FieldTable<CrewOverrides> = {
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
  const fields = Object.keys(subjects[entity].fields);
  const page = entity === 'page' ? pageOf(id) : undefined;
  return page ? fields.filter(FIELDS_OF_PAGE[page]) : fields;
}

export function fieldsOf(entity: Editable, tab: FieldTab): string[] {
  const fields = Object.entries<EditableField>(subjects[entity].fields);
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
  Object.values(subjects).flatMap(({ fields }) =>
    Object.entries<EditableField>(fields).map(([name, { label }]) => [name, label] as const),
  ),
);
