import { Link } from 'react-router';
import type { NewsCard as Story } from '#shared/contract/news.ts';
import { NEWS_PAGE_SIZE } from '#shared/domain/limits.ts';
import { buildFeedPath } from '#shared/domain/site/feed-address.ts';
import { NEWS_TOPICS, type NewsTopic } from '#shared/domain/site/news-topics.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { newsWords as words } from '#shared/text/news.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import chips from '../../design/chip-links.module.css';
import { classNames } from '../../design/class-names.ts';
import { PageHead } from '../../design/page-head.tsx';
import { Section } from '../../design/section.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { buildAddress, type ParametersOf, pageNumber } from '../lists/address.ts';
import type { ListPage } from '../lists/list-page.ts';
import { Results } from '../lists/results.tsx';
import { NewsCard } from './news-card.tsx';
import cards from './news-cards.module.css';
import styles from './news-page.module.css';

export interface NewsQuery {
  topic: NewsTopic | undefined;
  page: number;
}

/** `/noticias` */
export const newsParameters: ParametersOf<NewsQuery> = {
  topic: {
    name: 'assunto',
    aliases: [],
    read: (text): NewsTopic | undefined => NEWS_TOPICS.find((topic) => topic === text),
    write: (topic) => topic,
  },
  page: pageNumber('pagina'),
};

export const toNewsPage = (query: NewsQuery) => buildAddress(paths.news(), newsParameters, query);

/** Without a calendar: nothing of it is still to come. */
const RSS = {
  title: feedWords.rssOf(feedWords.records.news),
  href: buildFeedPath({ kind: 'noticias', slug: '', format: 'xml' }),
};

interface NewsPageProps {
  query: NewsQuery;
  list: ListPage<Story>;
}

export function NewsPage({ query: { topic, page }, list }: NewsPageProps) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.news()} />
      <PageHead title={topic ? words.titleOf(words.topics[topic]) : words.news} intro={words.intro} />
      <nav className={chips.chips} aria-label={words.byTopic}>
        <ul>
          {[undefined, ...NEWS_TOPICS].map((each) => (
            <li key={each ?? ''}>
              <Link
                className={chips.chip}
                to={toNewsPage({ topic: each, page: 1 })}
                aria-current={each === topic ? 'page' : undefined}
              >
                {each ? words.topics[each] : words.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="above-20">
        <Results
          list={list}
          toPage={(next) => toNewsPage({ topic, page: next })}
          none={topic ? words.noneOf(words.topics[topic]) : words.none}
          wayOut={topic ? { action: { label: words.seeAll, to: paths.news() } } : {}}
          skeleton={<Skeleton count={NEWS_PAGE_SIZE} shape="card" className="grid two-wide three-wide" />}
        >
          {(stories) => <Stories stories={stories} hasLead={page === 1 && topic === undefined} />}
        </Results>
      </div>
      <p className="above-40 small links">
        <link rel="alternate" type="application/rss+xml" title={RSS.title} href={RSS.href} />
        <a href={RSS.href}>{RSS.title}</a>
      </p>
    </div>
  );
}

/** The newest large with two beside it; the others in rows of three. */
function Stories({ stories, hasLead }: { stories: readonly Story[]; hasLead: boolean }) {
  const first = hasLead ? stories.slice(0, 3) : [];
  const others = stories.slice(first.length);
  const grid = (
    <div className={classNames('grid two-wide three-wide', cards.cards)}>
      {others.map((story) => (
        <NewsCard key={story.id} news={story} level={hasLead ? 'h3' : 'h2'} />
      ))}
    </div>
  );
  if (!hasLead) return grid;
  return (
    <>
      <div className={classNames(styles.first, cards.cards)}>
        {first.map((story, place) => (
          <NewsCard key={story.id} news={story} level="h2" isLead={place === 0} />
        ))}
      </div>
      {others.length > 0 && (
        <Section id="mais" title={words.more}>
          {grid}
        </Section>
      )}
    </>
  );
}
