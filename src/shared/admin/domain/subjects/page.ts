import { pageOf } from '../../../domain/site/page-texts.ts';
import { paths } from '../../../domain/site/paths.ts';
import { adminPages } from '../../text/pages.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import { defineSubject } from './define-subject.ts';
import { content, inSeo, labels, onlyPublished, published } from './fields.ts';
import { pageRules } from './subject-rules.ts';

const { sections } = adminPages;

export const page = defineSubject('page', {
  word: 'paginas',
  words: { many: 'Páginas', one: 'Página', article: 'a', notFound: adminTaxonomy.notFound },
  nameOf: (id) => adminPages.names[pageOf(id) ?? 'home'],
  fields: {
    questions: { ...content, label: labels.questions },
    coleta: { ...content, label: sections.coleta },
    compartilhamento: { ...content, label: sections.compartilhamento },
    'sites-externos': { ...content, label: sections['sites-externos'] },
    seguranca: { ...content, label: sections.seguranca },
    direitos: { ...content, label: sections.direitos },
    mudancas: { ...content, label: sections.mudancas },
    isNoindex: { ...inSeo, label: labels.isNoindex, ...published },
  },
  list: { columns: ['address', 'marks'], filters: [], orders: [] },
  rules: pageRules,
  picture: 'backdrop',
  page: (path) => path,
  preview: (token, id) => (pageOf(id) === 'privacy' ? paths.previewPrivacy : paths.previewAbout)(token),
  refusesPlan: onlyPublished,
});
