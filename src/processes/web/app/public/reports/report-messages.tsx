import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { reportWords } from '#shared/text/titles/reports.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './report-messages.module.css';
import type { ReportedTitle } from './reported-title.ts';
import type { SendResult } from './send-report.ts';

const NOTICES: Readonly<Record<Exclude<SendResult, 'sent'>, string>> = {
  invalid: reportWords.invalid,
  limited: reportWords.tooMany,
  failed: reportWords.failed,
};

export function ReportNotice({ result }: { result: Exclude<SendResult, 'sent'> }) {
  return (
    <p className={styles.notice} role="alert">
      <Icon name="alert" />
      {NOTICES[result]}
    </p>
  );
}

/** Takes the focus, because the button that had it is gone. */
export function ReportThanks({ title, onClose }: { title: ReportedTitle; onClose: (() => void) | undefined }) {
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus({ preventScroll: true }), []);
  const look = classNames(button.button, button.primary);

  return (
    <div className={styles.thanks}>
      <p ref={thanks} tabIndex={-1} role="status" className={styles.words}>
        <Icon name="check" />
        {reportWords.thanks}
      </p>
      <p className={styles.hint}>{reportWords.thanksHint}</p>
      {onClose ? (
        <button type="button" className={look} onClick={onClose}>
          {reportWords.close}
        </button>
      ) : (
        <Link className={look} to={title.backTo}>
          {reportWords.backTo(title.title)}
        </Link>
      )}
    </div>
  );
}
