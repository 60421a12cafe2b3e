import { Fragment } from 'react';
import { cinemaWords } from '#shared/text/titles/cinema.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import button from '../../../design/button.module.css';
import { classNames } from '../../../design/class-names.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import styles from './cinema-line.module.css';
import type { CinemaDay, CinemaView } from './cinema-view.ts';
import { TicketButton } from './ticket-button.tsx';

interface CinemaLineProps {
  title: string;
  cinema: CinemaView;
  ticketUrl: string | null;
  /** Below the offers of services. */
  isSecond: boolean;
}

/** Where the film is on its way through cinemas, with the way there. */
export function CinemaLine({ title, cinema, ticketUrl, isSecond }: CinemaLineProps) {
  const { state, parts, hint, calendar } = cinema;
  return (
    <div className={classNames(styles.cinema, isSecond && styles.second)}>
      <div className={styles.line}>
        <Icon name="ticket" className={styles.icon} />
        <p className={styles.words}>
          <strong>
            {parts.map((part, place) => (
              <Fragment key={place}>
                {place > 0 && ' '}
                {typeof part === 'string' ? part : <Day day={part} />}
              </Fragment>
            ))}
          </strong>
          {hint && <small>{hint}</small>}
        </p>
      </div>
      {ticketUrl && (
        <TicketButton
          words={state === 'opens' ? titlePage.presale(title) : titlePage.buyTicket(title)}
          url={ticketUrl}
        />
      )}
      {!ticketUrl && calendar && (
        <a className={classNames(button.button, button.outline, styles.calendar)} href={calendar}>
          <Icon name="calendar" />
          {cinemaWords.putInCalendar}
        </a>
      )}
    </div>
  );
}

function Day({ day: { day, shown, spoken } }: { day: CinemaDay }) {
  return (
    <time dateTime={day}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{spoken}</span>
    </time>
  );
}
