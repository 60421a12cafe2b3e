import { adminPages } from '../../text/pages.ts';
import { adminTaxonomy } from '../../text/taxonomy.ts';
import { defineSubject } from './define-subject.ts';
import { content, onlyPublished, published } from './fields.ts';

/** A panel on the screen of the pages: published at once, without a page to look at. */
export const robots = defineSubject('robots', {
  word: 'paginas',
  isAlone: true,
  words: {
    many: 'Páginas fora dos buscadores',
    one: 'Páginas fora dos buscadores',
    article: 'a',
    notFound: adminTaxonomy.notFound,
  },
  fields: { paths: { ...content, label: adminPages.robots, ...published } },
  rules: undefined,
  picture: 'backdrop',
  page: (path) => path,
  refusesPlan: onlyPublished,
});
