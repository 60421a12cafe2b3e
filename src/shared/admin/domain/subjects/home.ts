import { paths } from '../../../domain/site/paths.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, onlyPublished, published } from './fields.ts';
import { homeRules } from './subject-rules.ts';

export const homeSubject = defineSubject('home', {
  word: 'destaques',
  isAlone: true,
  words: { many: 'Página inicial', one: 'Página inicial', article: 'a', notFound: adminTaxonomy.notFound },
  nameOf: () => 'Página inicial',
  fields: {
    pins: { ...content, label: labels.pins },
    sections: { ...content, label: labels.sections, ...published },
    collections: { ...content, label: labels.collections },
  },
  rules: homeRules,
  picture: 'backdrop',
  page: paths.home,
  preview: paths.previewHome,
  refusesPlan: onlyPublished,
});
