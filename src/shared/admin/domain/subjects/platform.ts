import { paths } from '../../../domain/site/paths.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import { defineSubject } from './define-subject.ts';
import {
  address,
  content,
  labels,
  onlyPublished,
  placedList,
  published,
  taxonomyPlace,
  taxonomyTexts,
} from './fields.ts';
import { taxonomyRules } from './subject-rules.ts';

const words = adminTaxonomy.fields;

export const platform = defineSubject('platform', {
  word: 'plataformas',
  words: { many: 'Plataformas', one: 'Plataforma', article: 'a', notFound: adminTaxonomy.notFound },
  fields: {
    name: { kind: 'line', ...content, label: labels.name },
    article: { kind: 'article', ...content, label: words.article },
    ...taxonomyTexts,
    serviceUrl: { kind: 'service-url', ...address, label: words.serviceUrl, ...published },
    searchUrl: { kind: 'search-url', ...address, label: words.searchUrl, ...published },
    ...taxonomyPlace,
  },
  list: placedList,
  rules: taxonomyRules,
  picture: 'backdrop',
  page: paths.platform,
  preview: paths.previewPlatform,
  refusesPlan: onlyPublished,
});
