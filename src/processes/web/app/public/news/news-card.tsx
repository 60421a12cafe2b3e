import { Link } from 'react-router';
import type { NewsCard as News } from '#shared/contract/news.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatMediumDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { newsWords } from '#shared/text/news.ts';
import { Picture } from '../../design/pictures/picture.tsx';

interface NewsCardProps {
  news: News;
  level: 'h2' | 'h3';
  /** The first of a page, over two thirds of it and with its lead. */
  isLead?: boolean;
}

/** Its picture, or its topic in the picture's place; drawn by the list around it. */
export function NewsCard({ news, level: Heading, isLead = false }: NewsCardProps) {
  const { slug, title, topic, lead, picture, minutes } = news;
  const day = toBrazilianDay(new Date(news.publishedAt));
  return (
    <article>
      <NewsArt picture={picture} topic={topic} loading={isLead ? 'high' : 'lazy'} isLead={isLead} />
      <div>
        <b>{newsWords.topics[topic]}</b>
        <Heading>
          <Link to={paths.article(slug)}>{title}</Link>
        </Heading>
        {isLead && <p>{lead}</p>}
        <small>
          <time dateTime={day}>{formatMediumDate(day)}</time> · {newsWords.minutes(minutes)}
        </small>
      </div>
    </article>
  );
}

interface NewsArtProps extends Pick<News, 'picture' | 'topic'> {
  loading: 'high' | 'lazy';
  isLead: boolean;
}

function NewsArt({ picture, topic, loading, isLead }: NewsArtProps) {
  if (picture === null) return <i aria-hidden="true">{newsWords.topics[topic]}</i>;
  return (
    <i>
      <Picture
        kind="backdrop"
        path={picture}
        widths={isLead ? ['w780', 'w1280'] : ['w300', 'w780']}
        shown={isLead ? '(min-width: 1024px) 66vw, 92vw' : '(min-width: 1024px) 32vw, (min-width: 768px) 48vw, 112px'}
        width={780}
        height={439}
        alt=""
        loading={loading}
      />
    </i>
  );
}
