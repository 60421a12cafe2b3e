import { Link } from 'react-router';
import { sagaStrip } from '#shared/text/titles/sagas.ts';
import button from '../../../design/button.module.css';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Section } from '../../../design/section.tsx';
import { PosterCard } from '../../cards/poster-card.tsx';
import { ShortCoverage } from '../../collections/short-coverage.tsx';
import styles from './saga-section.module.css';
import type { SagaView } from './saga-view.ts';

const SHOWN = '(min-width: 1280px) 128px, (min-width: 768px) 132px, 34vw';
const WIDTHS = ['w185', 'w300'] as const;

/** The titles in order, numbered. The order is chosen with radio buttons and CSS: no script. */
export function SagaSection({ saga: { id, title, orders, coverage, link } }: { saga: SagaView }) {
  return (
    <Section id={id} title={title}>
      {orders.length > 1 && (
        <fieldset className={styles.orders}>
          <legend>{sagaStrip.order}</legend>
          {orders.map(({ label }, place) => (
            <label key={label}>
              <input type="radio" name={id} defaultChecked={place === 0} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {orders.map(({ label, place, stops }) => (
        <div key={label} className={styles.order}>
          <p className={styles.place}>{place}</p>
          <ol className={styles.stops}>
            {stops.map(({ title: card, note, notes, isHere }, at) => (
              <li key={card.media_type + card.id} aria-current={isHere}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <PosterCard title={card} shown={SHOWN} widths={WIDTHS} note={note} />
                {notes.map((text) => (
                  <p key={text} className={styles.note}>
                    {text}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {coverage && <ShortCoverage coverage={coverage} />}
      {link && (
        <Link className={button.text} to={link.to}>
          {link.label}
          <Icon name="chevronRight" />
        </Link>
      )}
    </Section>
  );
}
