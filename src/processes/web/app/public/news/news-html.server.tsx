import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { NewsCard as News } from '#shared/contract/news.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { newsWords } from '#shared/text/news.ts';
import { Section, SeeAll } from '../../design/section.tsx';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { NewsCard } from './news-card.tsx';

/** Stories on home and on the pages of titles and people. On the server only, so that no page's scripts grow with them. */
export function renderNews(news: readonly News[] | undefined, title: string = newsWords.onTitle): SafeHtml | null {
  if (!news || news.length === 0) return null;
  return renderToStaticMarkup(
    <StaticRouter location={paths.home()}>
      <Section id="noticias" title={title} action={<SeeAll to={paths.news()} title={newsWords.news} />}>
        <div className="grid two-wide">
          {news.map((each) => (
            <NewsCard key={each.id} news={each} level="h3" />
          ))}
        </div>
      </Section>
    </StaticRouter>,
  ) as SafeHtml;
}
