import { titlePage } from '#shared/text/title-page.ts';
import mark from '../../../ui/certification.module.css';
import styles from './certification-badge.module.css';

/** The official rating symbol, always with its meaning beside it. */
export function CertificationBadge({ certification }: { certification: { certification: string; meaning: string } }) {
  const { certification: age, meaning } = certification;
  return (
    <span className={styles.certification}>
      <span className={mark.badge} data-age={age} aria-hidden="true">
        {age}
      </span>
      <span>
        <span className="visually-hidden">{titlePage.certificationLabel} </span>
        {meaning}
      </span>
    </span>
  );
}
