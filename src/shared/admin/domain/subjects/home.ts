import { paths } from '../../../domain/site/paths.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, onlyPublished, published } from './fields.ts';

export const homeSubject = defineSubject('home', {
  word: 'destaques',
  isAlone: true,
  words: { many: 'Página inicial', one: 'Página inicial', notFound: adminTaxonomy.notFound },
  fields: {
    pins: { ...content, label: labels.pins },
    sections: { ...content, label: labels.sections, ...published },
    collections: { ...content, label: labels.collections },
  },
  picture: 'backdrop',
  page: paths.home,
  preview: paths.previewHome,
  refusesPlan: onlyPublished,
});
