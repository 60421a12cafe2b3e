import type { PrivacySection } from '../site/page-texts.ts';
import { defineRecord, type ValuesOf } from './define-record.ts';

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
});

/** Its fields are published as one change. */
const home = defineRecord({
  fields: { pins: 'pins', sections: 'sections', collections: 'home-collections' },
});

/** The paths hidden from search engines, but those of `page`. */
const robots = defineRecord({ fields: { paths: 'paths' } });

/** The subjects of our own, by the name that their rows have. */
export const records = { page, home, robots } as const;
export type RecordEntity = keyof typeof records;
export type RecordValues<E extends RecordEntity> = ValuesOf<(typeof records)[E]['fields']>;
