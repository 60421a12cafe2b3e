import { paths } from '../../../domain/site/paths.ts';
import { refusals } from '../../../text/api/refusals.ts';
import { defineSubject } from './define-subject.ts';
import { curated, labels, title, titleList, titleParts } from './fields.ts';
import { seriesRules } from './subject-rules.ts';

export const series = defineSubject('series', {
  word: 'series',
  words: { many: 'Séries', one: 'Série', article: 'a', notFound: refusals.seriesNotFound },
  fields: {
    ...title,
    format: { kind: 'format', tab: 'seasons', label: labels.format, ...curated },
    remakeOf: { kind: 'series', tab: 'relations', isOwn: true, label: labels.remakeOf, ...curated },
    repriseOf: { kind: 'series', tab: 'relations', isOwn: true, label: labels.repriseOf, ...curated },
    ...titleParts,
  },
  list: titleList,
  rules: seriesRules,
  picture: 'poster',
  card: 'serie',
  page: paths.oneSeries,
  preview: paths.previewSeries,
});
