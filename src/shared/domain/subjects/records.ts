import type { PrivacySection } from '../site/page-texts.ts';
import { bundleRecord } from './bundle.ts';
import { collection } from './collection.ts';
import { defineRecord, type RecordFacts, type ValuesOf } from './define-record.ts';
import type { FieldKind } from './field-values.ts';
import { news } from './news.ts';
import { planRecord } from './plan.ts';
import { serviceRecord } from './service.ts';

/** `page`: a page of our own, whose absent texts are the default ones. */
const page = defineRecord({
  fields: {
    questions: 'questions',
    ...({
      coleta: 'rich',
      compartilhamento: 'rich',
      'sites-externos': 'rich',
      seguranca: 'rich',
      direitos: 'rich',
      mudancas: 'rich',
    } as const satisfies Record<PrivacySection, 'rich'>),
    isNoindex: 'switch',
  },
  only: [1, 2, 3],
});

/** Its fields are published as one change. */
const home = defineRecord({
  fields: { pins: 'pins', sections: 'sections', collections: 'home-collections' },
  only: [1],
});

/** The paths hidden from search engines, but those of `page`. */
const robots = defineRecord({ fields: { paths: 'paths' }, only: [1] });

/** The subjects of our own, by the name that their rows have. */
export const records = {
  ...{ collection, news, plan: planRecord, bundle: bundleRecord, service: serviceRecord },
  ...{ page, home, robots },
} as const;
export type RecordEntity = keyof typeof records;
export type RecordValues<E extends RecordEntity> = ValuesOf<(typeof records)[E]['fields']>;
/** There are only those that the site is made with. */
export type FixedRecord = {
  [E in RecordEntity]: (typeof records)[E] extends { only: readonly number[] } ? E : never;
}[RecordEntity];
/** Editors create, remove and recover them. */
export type CreatedRecord = Exclude<RecordEntity, FixedRecord>;

/** The declaration of a record whose kind is only known at run time. */
interface SomeFacts extends Pick<RecordFacts, 'only' | 'order' | 'needsTitles'> {
  face?: { title: string; heading?: string; picture?: string; texts?: readonly string[] };
  titles?: string;
  required?: readonly string[];
  unique?: readonly string[];
  idsFrom?: number;
}

export function factsOf(entity: RecordEntity): SomeFacts {
  return records[entity];
}

/** The fields that a new one is given beside its address: its title first; a heading begins as the title. */
export function listStartFields(entity: CreatedRecord): string[] {
  const { face, required = [] } = factsOf(entity);
  const kinds: Readonly<Record<string, FieldKind>> = records[entity].fields;
  const others = required.filter(
    (field) => kinds[field] === 'line' && field !== face?.title && field !== face?.heading,
  );
  return face ? [face.title, ...others] : others;
}

export function isCreated(entity: string): entity is CreatedRecord {
  return Object.hasOwn(records, entity) && factsOf(entity as RecordEntity).only === undefined;
}

const ENTITIES = Object.keys(records) as RecordEntity[];
export const CREATED_RECORDS = ENTITIES.filter(isCreated);
export const FIXED_RECORDS = ENTITIES.filter((entity): entity is FixedRecord => !isCreated(entity));
