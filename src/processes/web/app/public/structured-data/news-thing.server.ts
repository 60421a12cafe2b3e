import type { NewsArticleLeaf, Thing } from 'schema-dts';
import type { NewsDetails } from '#shared/contract/news.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { newsWords } from '#shared/text/news.ts';
import { toBreadcrumbList } from './breadcrumb-list.server.ts';
import type { DescribedSite } from './title-members.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

/** Without a byline the site itself is the author. */
export function toNewsThings(story: NewsDetails, { url }: DescribedSite): Exclude<Thing, string>[] {
  const { slug, title, lead, topic, byline, picture, publishedAt, changedAt, mediaItems, people } = story;
  const path = paths.article(slug);
  const address = url + path;
  const site = { '@id': `${url}/#organizacao` };
  const image = buildImageUrl('backdrop', 'w1280', picture);
  const article = withoutEmpty<NewsArticleLeaf>({
    '@type': 'NewsArticle',
    '@id': `${address}#noticia`,
    ...{ headline: title, description: lead, articleSection: newsWords.topics[topic] },
    ...{ url: address, mainEntityOfPage: address, inLanguage: 'pt-BR' },
    ...{ datePublished: publishedAt, dateModified: changedAt > publishedAt ? changedAt : publishedAt },
    author: byline === null ? site : { '@type': 'Person', name: byline },
    publisher: site,
    image: image && url + image,
    about: [
      ...mediaItems.map((item) => (item.type === 'movie' ? paths.movie(item.slug) : paths.oneSeries(item.slug))),
      ...people.map((person) => paths.person(person.slug)),
    ].map((each) => ({ '@id': url + each })),
  });
  return [article, ...toBreadcrumbList(url, path, { [slug]: title })];
}
