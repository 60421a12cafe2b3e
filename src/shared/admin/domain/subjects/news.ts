import { paths } from '../../../domain/site/paths.ts';
import { newsWords } from '../../../text/news.ts';
import { editing } from '../../text/field-problems.ts';
import { findNewsFaults } from '../editing/check-news.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, publication } from './fields.ts';
import { recordRules } from './subject-rules.ts';

export const newsSubject = defineSubject('news', {
  word: 'noticias',
  words: {
    many: newsWords.news,
    one: 'Notícia',
    article: 'a',
    notFound: newsWords.notFound,
    about:
      'Uma notícia conta o que estreia e o que muda nos streamings, com fonte, e aparece nas páginas dos títulos de que fala.',
  },
  fields: {
    title: { ...content, label: labels.title },
    slug: { ...content, label: labels.slug },
    topic: { ...content, label: labels.topic },
    lead: { ...content, label: labels.lead },
    body: { ...content, label: labels.body },
    byline: { ...content, label: labels.byline },
    sources: { ...content, label: labels.sources },
    coverPath: { ...content, label: labels.coverPath },
    coverCaption: { ...content, label: labels.coverCaption },
    correction: { ...content, label: labels.correction },
    correctedOn: { ...content, label: labels.correctedOn },
    titles: { tab: 'relations', label: labels.titles },
    ...publication,
  },
  list: {
    isPictured: true,
    columns: [{ field: 'topic', as: 'text' }, 'titles', 'state', 'edited'],
    filters: ['state', 'troubled'],
    orders: ['edicao', 'nome', 'novos'],
  },
  rules: recordRules,
  picture: 'backdrop',
  card: 'noticia',
  page: paths.article,
  preview: paths.previewNews,
  refusesPlan: { publishOnPlatformId: editing.planOfNews },
  isShownByPublishing: true,
  findFaults: findNewsFaults,
});
