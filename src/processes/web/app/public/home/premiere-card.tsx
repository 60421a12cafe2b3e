import { Link } from 'react-router';
import { formatShortDate, formatSpokenDate } from '#shared/domain/format.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { home } from '#shared/text/home.ts';
import { availabilityWords } from '#shared/text/titles/title-words.ts';
import card from '../../design/card.module.css';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import line from '../cards/availability-line.module.css';
import { toShownTitle } from '../cards/shown-title.ts';
import { useMyServices } from '../my-services/my-services.ts';
import type { HomeView, Premiere } from './home-view.ts';
import styles from './premiere-card.module.css';

interface PremiereCardProps {
  item: Premiere;
  isObserved: boolean;
  logos: HomeView['logos'];
}

/** A title new on a streaming service: where, the visitor's first, and on which day. */
export function PremiereCard({ item, isObserved, logos }: PremiereCardProps) {
  const { kind, kindWord, title, to } = toShownTitle(item);
  const own = useMyServices();
  const isOwn = ({ slug }: { slug: string }) => own.includes(slug);
  const arrivals = ownFirst(item.arrivals, ({ platforms }) => platforms.some(isOwn)).map(
    ({ happened_on, platforms }) => ({ day: happened_on, platforms: ownFirst(platforms, isOwn) }),
  );
  const [shown] = arrivals;
  const [first] = shown?.platforms ?? [];
  const day = formatShortDate(shown?.day ?? item.happened_on);
  const when = isObserved ? home.arrived(day) : home.released(day);
  const service = first && describeWatchService(first.id, first.name);
  const spoken = arrivals.map(({ day: on, platforms }) => ({ day: formatSpokenDate(on), platforms }));
  const label = isObserved
    ? home.arrivedLabel(title, kindWord, spoken)
    : home.releasedLabel(title, kindWord, shown?.platforms ?? [], formatSpokenDate(item.happened_on));
  const isYours = first !== undefined && isOwn(first);

  return (
    <Link className={card.card} to={to} aria-label={isYours ? `${label}, ${availabilityWords.yours}` : label}>
      <span className={card.still}>
        <Still item={item} alt={title} />
      </span>
      <span className={styles.line}>
        {service && (
          <span className={classNames(line.chip, isYours && line.own)}>
            <ServiceChip
              brand={service.brand}
              abbreviation={service.abbreviation}
              logo={logos.get(service.id) ?? null}
            />
          </span>
        )}
        <span className={styles.words}>
          <span className={classNames(card.title, styles.title)}>{title}</span>
          <span className={styles.facts}>
            <span className={classNames(styles.kind, kind === 'tv' && styles.series)}>{kindWord}</span>
            {' · '}
            {when}
          </span>
        </span>
      </span>
    </Link>
  );
}

function ownFirst<T>(things: readonly T[], isOwn: (thing: T) => boolean): T[] {
  return [...things.filter(isOwn), ...things.filter((thing) => !isOwn(thing))];
}

const SHOWN = '(min-width: 1440px) 325px, (min-width: 1024px) 23vw, (min-width: 768px) 39vw, 74vw';

/** A title without a wide picture shows the upper part of its poster. */
function Still({ item, alt }: { item: Premiere; alt: string }) {
  if (item.backdrop_path === null && item.poster_path !== null) {
    return (
      <Picture
        kind="poster"
        path={item.poster_path}
        widths={['w342', 'w500']}
        shown={SHOWN}
        width={342}
        height={513}
        alt={alt}
        className={styles.upperPart}
      />
    );
  }
  return (
    <Picture
      kind="backdrop"
      path={item.backdrop_path}
      widths={['w300', 'w500', 'w780']}
      shown={SHOWN}
      width={780}
      height={439}
      alt={alt}
    />
  );
}
