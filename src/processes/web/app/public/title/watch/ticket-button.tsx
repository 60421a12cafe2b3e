import { ExternalLink } from '../../../design/external-link.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import styles from './ticket-button.module.css';

/** The ticket colour (`--veludo`) is for cinema tickets only. */
export function TicketButton({ words, url }: { words: string; url: string }) {
  return (
    <ExternalLink className={styles.ticket} href={url} nofollow>
      <Icon name="ticket" />
      <span className={styles.words}>{words}</span>
      <Icon name="external" className={styles.external} />
    </ExternalLink>
  );
}
