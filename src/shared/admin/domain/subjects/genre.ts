import { paths } from '../../../domain/site/paths.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, onlyPublished, taxonomyPlace, taxonomyTexts } from './fields.ts';

export const genre = defineSubject('genre', {
  word: 'generos',
  words: { many: 'Gêneros', one: 'Gênero', notFound: adminTaxonomy.notFound },
  fields: { name: { kind: 'line', ...content, label: labels.name }, ...taxonomyTexts, ...taxonomyPlace },
  picture: 'backdrop',
  page: paths.genre,
  preview: paths.previewGenre,
  refusesPlan: onlyPublished,
});
