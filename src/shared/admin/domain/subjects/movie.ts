import { paths } from '../../../domain/site/paths.ts';
import { refusals } from '../../../text/api/refusals.ts';
import { defineSubject } from './define-subject.ts';
import { content, curated, labels, title, titleList, titleParts } from './fields.ts';
import { movieRules } from './subject-rules.ts';

export const movie = defineSubject('movie', {
  word: 'filmes',
  words: { many: 'Filmes', one: 'Filme', article: 'o', notFound: refusals.movieNotFound },
  fields: {
    ...title,
    releaseDate: { kind: 'date', ...content, label: labels.releaseDate },
    cinemaWord: { kind: 'cinema', tab: 'watch', isOwn: true, label: labels.cinemaWord, ...curated },
    ticketUrl: { kind: 'ticket', tab: 'watch', isOwn: true, label: labels.ticketUrl, ...curated },
    ...titleParts,
  },
  list: titleList,
  rules: movieRules,
  picture: 'poster',
  card: 'filme',
  page: paths.movie,
  preview: paths.previewMovie,
});
