import { Link } from 'react-router';
import { newsOfTopic } from '#shared/domain/site/news-topics.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { newsWords as words } from '#shared/text/news.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { Section, SeeAll } from '../../design/section.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { NewsCard } from './news-card.tsx';
import cards from './news-cards.module.css';
import styles from './story-page.module.css';
import type { StoryView } from './story-view.ts';

export function StoryPage({ story, product }: { story: StoryView; product: string }) {
  const { slug, title, topic, lead, byline, published, changed, minutes, correction, html, sources, named, next } =
    story;
  return (
    <article className="wrap">
      <PathBreadcrumb path={paths.article(slug)} names={{ [slug]: title }} />
      <header className={styles.head}>
        <Link className="strong small" to={newsOfTopic(topic)}>
          {words.topics[topic]}
        </Link>
        <h1>{title}</h1>
        <p className={classNames(styles.lead, 'soft above-12')}>{lead}</p>
        <p className="rule-above above-16 small">
          <b className="block">{byline ?? words.team(product)}</b>
          <span className="dim">
            {words.published} <time dateTime={published.instant}>{published.words}</time>
            {changed && (
              <>
                {' · '}
                {words.changed} <time dateTime={changed.instant}>{changed.words}</time>
              </>
            )}
            {` · ${words.minutes(minutes)}`}
          </span>
        </p>
      </header>
      <Cover story={story} />
      <div className={styles.columns}>
        <div className={styles.body}>
          {correction && (
            <p className="panel below-24">
              <b>
                {words.correction}, <time dateTime={correction.on}>{correction.day}</time>.
              </b>{' '}
              {correction.text}
            </p>
          )}
          {html && <RichText html={html} />}
          {sources && (
            <p className="note rule-above above-40">
              <b>{words.sources}</b> {sources}
            </p>
          )}
        </div>
        {named.length > 0 && <Named named={named} />}
      </div>
      {next.length > 0 && (
        <Section id="leia-tambem" title={words.next} action={<SeeAll to={paths.news()} title={words.news} />}>
          <div className={classNames('grid two-wide three-wide', cards.cards)}>
            {next.map((each) => (
              <NewsCard key={each.id} news={each} level="h3" />
            ))}
          </div>
        </Section>
      )}
    </article>
  );
}

function Cover({ story: { picture, pictureAlt, caption, credit } }: { story: StoryView }) {
  if (picture === null) return null;
  return (
    <figure className={styles.cover}>
      <Picture
        kind="backdrop"
        path={picture}
        widths={['w780', 'w1280']}
        shown="(min-width: 1440px) 1360px, 100vw"
        width={1280}
        height={720}
        alt={pictureAlt}
        loading="high"
      />
      {(caption || credit) && (
        <figcaption className="fine above-8">
          {caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

/** The titles and people of the story, beside it. */
function Named({ named }: Pick<StoryView, 'named'>) {
  return (
    <aside className={classNames('panel', styles.named)} aria-labelledby="nesta-noticia">
      <h2 id="nesta-noticia" className="heading-3">
        {words.inThis}
      </h2>
      <ul className="stack gap-12 above-16">
        {named.map(({ to, name, note, kind, path }) => (
          <li key={to}>
            <Link className="line gap-12" to={to}>
              <span className={styles.thumbnail}>
                <Picture kind={kind} path={path} widths={['w92', 'w185']} shown="44px" width={44} height={66} alt="" />
              </span>
              <span className="fit">
                <b className="block">{name}</b> {note && <span className="fine">{note}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
