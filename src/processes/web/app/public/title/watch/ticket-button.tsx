import { titlePage } from '#shared/text/title-page.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './ticket-button.module.css';

/** The ticket colour (`--veludo`) is for cinema tickets only. */
export function TicketButton({ title, url }: { title: string; url: string }) {
  return (
    <ExternalLink className={styles.ticket} href={url} nofollow>
      <Icon name="ticket" />
      <span className={styles.words}>{titlePage.buyTicket(title)}</span>
      <Icon name="external" className={styles.external} />
    </ExternalLink>
  );
}
