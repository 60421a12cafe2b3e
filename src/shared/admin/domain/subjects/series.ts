import { paths } from '../../../domain/site/paths.ts';
import { refusals } from '../../../text/api/refusals.ts';
import { defineSubject } from './define-subject.ts';
import { curated, labels, title, titleParts } from './fields.ts';

export const series = defineSubject('series', {
  word: 'series',
  words: { many: 'Séries', one: 'Série', notFound: refusals.seriesNotFound },
  fields: {
    ...title,
    format: { kind: 'format', tab: 'seasons', label: labels.format, ...curated },
    remakeOf: { kind: 'series', tab: 'relations', isOwn: true, label: labels.remakeOf, ...curated },
    repriseOf: { kind: 'series', tab: 'relations', isOwn: true, label: labels.repriseOf, ...curated },
    ...titleParts,
  },
  picture: 'poster',
  card: 'serie',
  page: paths.oneSeries,
  preview: paths.previewSeries,
});
