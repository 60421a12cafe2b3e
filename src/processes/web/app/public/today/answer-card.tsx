import { Link } from 'react-router';
import { today } from '#shared/text/today.ts';
import button from '../../design/button.module.css';
import mark from '../../design/certification.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { StarRating } from '../../design/star-rating.tsx';
import styles from './answer-card.module.css';
import type { TodayAnswer } from './today-view.ts';
import { formatMinute, useClock } from './use-clock.ts';

interface AnswerCardProps {
  answer: TodayAnswer;
  isFirst: boolean;
  /** The server's minute of the day. */
  minute: number;
  /** Slugs of the visitor's platforms. */
  own: readonly string[];
}

export function AnswerCard({ answer, isFirst, minute, own }: AnswerCardProps) {
  const { to, title, year, length, age, rating, service } = answer;
  const isOwn = service.slug !== null && own.includes(service.slug);
  return (
    <article className={styles.card}>
      <Link className={styles.art} to={to} tabIndex={-1} aria-hidden="true">
        <Picture
          kind="backdrop"
          path={answer.backdrop}
          widths={['w500', 'w780']}
          shown="(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw"
          width={1280}
          height={720}
          alt=""
          loading={isFirst ? 'high' : 'lazy'}
        />
      </Link>
      {isFirst && (
        <p className={styles.tab}>
          <span>{today.startHere}</span>
        </p>
      )}
      <div className={styles.words}>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p className={styles.facts}>
          {year !== null && <span>{year}</span>}
          {length && <span>{length}</span>}
          {age && (
            <span className={mark.badge} data-age={age.age} role="img" aria-label={age.meaning}>
              {age.age}
            </span>
          )}
          {rating && (
            <span data-rating role="img" aria-label={rating.spoken}>
              <StarRating rating={rating.rating} />
            </span>
          )}
        </p>
        <p className={styles.reason}>{answer.reason}</p>
        <End answer={answer} minute={minute} />
        <div className={styles.offer}>
          <p className={styles.service} data-own={isOwn || undefined}>
            {service.chip ? <ServiceChip {...service.chip} /> : <Icon name="ticket" className={styles.ticket} />}
            <span>
              <b>{service.name}</b>
              <small>{isOwn ? today.ownService(answer.access) : answer.access}</small>
            </span>
          </p>
          <Link
            className={classNames(button.button, isFirst ? button.primary : button.outline)}
            to={to}
            aria-label={answer.where}
          >
            {today.whereToWatch}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** As high with the server's clock as with the visitor's. */
function End({ answer: { minutes, room, ends }, minute }: { answer: TodayAnswer; minute: number }) {
  const clock = useClock(minute);
  if (minutes === null) return <p className={styles.end}>{today.lengthUnknown}</p>;
  const start = clock.isVisitors ? today.startingNow : today.startingAt(formatMinute(clock.minute));
  const end = (
    <>
      {ends} <b>{formatMinute(clock.minute + minutes)}</b>
    </>
  );
  return (
    <p className={styles.end}>
      <Icon name="clock" />
      <span>
        {room || end}
        <small>
          {room && <>{end}, </>}
          {start}
        </small>
      </span>
    </p>
  );
}
