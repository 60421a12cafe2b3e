import { Link } from 'react-router';
import type { TodayTitle } from '#shared/contract/today.ts';
import { formatRating, hasRating } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { type Certification, certificationMeaning } from '#shared/domain/titles/certification.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { today } from '#shared/text/today.ts';
import button from '../../ui/button.module.css';
import mark from '../../ui/certification.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ServiceChip } from '../../ui/pictures/service-chip.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import styles from './answer-card.module.css';
import { formatMinute, useClock } from './use-clock.ts';

interface AnswerCardProps {
  title: TodayTitle;
  isFirst: boolean;
  /** The server's minute of the day. */
  minute: number;
  /** Slugs of the visitor's platforms. */
  own: readonly string[];
}

export function AnswerCard({ title, isFirst, minute, own }: AnswerCardProps) {
  const to = title.media_type === 'movie' ? paths.movie(title.slug) : paths.oneSeries(title.slug);
  return (
    <article className={styles.card}>
      <Link className={styles.art} to={to} tabIndex={-1} aria-hidden="true">
        <Picture
          kind="backdrop"
          path={title.backdrop_path}
          widths={['w500', 'w780']}
          shown="(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw"
          width={1280}
          height={720}
          alt=""
          loading={isFirst ? 'high' : 'eager'}
        />
      </Link>
      {isFirst && (
        <p className={styles.tab}>
          <span>{today.startHere}</span>
        </p>
      )}
      <div className={styles.words}>
        <h2>
          <Link to={to}>{title.title}</Link>
        </h2>
        <Facts title={title} />
        <p className={styles.reason}>{title.reason}</p>
        <End title={title} minute={minute} />
        <div className={styles.offer}>
          <Service offer={title.offer} own={own} />
          <Link
            className={classNames(button.button, isFirst ? button.primary : button.outline)}
            to={to}
            aria-label={today.whereToWatchTitle(title.title)}
          >
            {today.whereToWatch}
          </Link>
        </div>
      </div>
    </article>
  );
}

function Facts({
  title: { year, minutes, media_type, certification, vote_average, vote_count },
}: {
  title: TodayTitle;
}) {
  const age = certification as Certification | null;
  const time = minutes === null ? undefined : today.time(minutes);
  return (
    <p className={styles.facts}>
      {year !== null && <span>{year}</span>}
      {time && <span>{media_type === 'movie' ? time : today.eachEpisode(time)}</span>}
      {age && (
        <span
          className={mark.badge}
          data-age={age}
          role="img"
          aria-label={today.certification(certificationMeaning(age))}
        >
          {age}
        </span>
      )}
      {hasRating(vote_average, vote_count) && (
        <span data-rating role="img" aria-label={today.rating(formatRating(vote_average, vote_count))}>
          <StarRating rating={formatRating(vote_average, vote_count)} />
        </span>
      )}
    </p>
  );
}

/** As high with the server's clock as with the visitor's. */
function End({ title: { minutes, episodes }, minute }: { title: TodayTitle; minute: number }) {
  const clock = useClock(minute);
  if (minutes === null) return <p className={styles.end}>{today.lengthUnknown}</p>;
  const ends = <b>{formatMinute(clock.minute + minutes * (episodes ?? 1))}</b>;
  const start = clock.isVisitors ? today.startingNow : today.startingAt(formatMinute(clock.minute));
  return (
    <p className={styles.end}>
      <Icon name="clock" />
      {episodes !== null && episodes > 1 ? (
        <span>
          {today.roomFor(episodes)}
          <small>
            {today.lastEnds} {ends}, {start}
          </small>
        </span>
      ) : (
        <span>
          {episodes === null ? today.ends : today.episodeEnds} {ends}
          <small>{start}</small>
        </span>
      )}
    </p>
  );
}

function Service({ offer: { access, provider }, own }: { offer: TodayTitle['offer']; own: readonly string[] }) {
  if (!provider) {
    return (
      <p className={styles.service}>
        <Icon name="ticket" className={styles.ticket} />
        <span>
          <b>{today.inCinemas}</b>
          <small>{today.access[access]}</small>
        </span>
      </p>
    );
  }
  const { provider_id: id, provider_name: name, logo_path: logo, slug } = provider;
  const { brand, abbreviation } = describeWatchService(id, name);
  const isOwn = slug !== null && own.includes(slug);
  return (
    <p className={styles.service} data-own={isOwn || undefined}>
      <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} />
      <span>
        <b>{name}</b>
        <small>{isOwn ? today.ownService(today.access[access]) : today.access[access]}</small>
      </span>
    </p>
  );
}
