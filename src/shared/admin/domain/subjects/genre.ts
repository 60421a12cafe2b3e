import { paths } from '../../../domain/site/paths.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, onlyPublished, placedList, taxonomyPlace, taxonomyTexts } from './fields.ts';
import { taxonomyRules } from './subject-rules.ts';

export const genre = defineSubject('genre', {
  word: 'generos',
  words: { many: 'Gêneros', one: 'Gênero', article: 'o', notFound: adminTaxonomy.notFound },
  fields: { name: { kind: 'line', ...content, label: labels.name }, ...taxonomyTexts, ...taxonomyPlace },
  list: placedList,
  rules: taxonomyRules,
  picture: 'backdrop',
  page: paths.genre,
  preview: paths.previewGenre,
  refusesPlan: onlyPublished,
});
