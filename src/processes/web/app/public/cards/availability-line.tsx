import type { CardAvailability } from '#shared/contract/common.ts';
import { CARD_SERVICES_SHOWN } from '#shared/domain/limits.ts';
import { availabilityWords as words } from '#shared/text/titles/title-words.ts';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { useMyServices } from '../my-services/my-services.ts';
import { type Availability, describeAvailability } from './availability.ts';
import styles from './availability-line.module.css';

/** The visitor's services are known only in the browser, after the first render. */
export function useAvailability(card: CardAvailability): Availability | null {
  return describeAvailability(card, useMyServices());
}

/** As high whatever it says. The card around it is named with `spoken`. */
export function AvailabilityLine({ availability }: { availability: Availability | null }) {
  if (!availability) return null;
  const { services, word, tone } = availability;
  const more = services.length - CARD_SERVICES_SHOWN;
  return (
    <span className={classNames(styles.line, styles[tone])}>
      {services.slice(0, CARD_SERVICES_SHOWN).map(({ isOwn, brand, abbreviation, logo }, place) => (
        // By place: when own services move to the front, no box moves.
        <span key={place} className={classNames(styles.chip, isOwn && styles.own)}>
          <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} size="tiny" />
        </span>
      ))}
      {more > 0 && <span className={styles.more}>{words.more(more)}</span>}
      {tone === 'cinema' && <Icon name="ticket" className={styles.icon} />}
      {tone === 'opening' && <Icon name="calendar" className={styles.icon} />}
      <span className={styles.word}>{word || (services.length === 1 && services[0]?.name)}</span>
    </span>
  );
}
