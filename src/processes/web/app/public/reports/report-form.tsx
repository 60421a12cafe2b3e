import { type FormEvent, useState } from 'react';
import { REPORT_FIELDS } from '#shared/domain/site/error-report.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { reportWords } from '#shared/text/titles/reports.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { NoteField, ReasonField, ServiceSelect } from './report-fields.tsx';
import styles from './report-form.module.css';
import { ReportNotice, ReportThanks } from './report-messages.tsx';
import type { ReportedTitle } from './reported-title.ts';
import { type SendResult, sendReport } from './send-report.ts';

interface ReportFormProps {
  title: ReportedTitle;
  /** The result of a form sent without script. */
  result?: SendResult | undefined;
  /** Only in a dialog; a page links back to the title instead. */
  onClose?: () => void;
}

/** A plain form, sent by the browser or, with script, without leaving the page. */
export function ReportForm({ title, result: given, onClose }: ReportFormProps) {
  const [result, setResult] = useState(given);
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setResult(await sendReport(new FormData(event.currentTarget)));
    setSending(false);
  };

  if (result === 'sent') return <ReportThanks title={title} onClose={onClose} />;
  return (
    <form className={styles.form} method="post" action={paths.reports()} onSubmit={(event) => void send(event)}>
      {result && <ReportNotice result={result} />}
      <input type="hidden" name={REPORT_FIELDS.kind} value={title.kind} />
      <input type="hidden" name={REPORT_FIELDS.id} value={title.id} />
      <ReasonField isAsked={!onClose} />
      {title.services.length > 0 && <ServiceSelect services={title.services} />}
      <NoteField />
      {/* Not `disabled`: a disabled button would lose the focus right after it was pressed. */}
      <button type="submit" className={classNames(button.button, button.primary)} aria-disabled={isSending}>
        {isSending ? reportWords.sending : reportWords.send}
      </button>
      <p className={styles.promise}>{reportWords.promise}</p>
    </form>
  );
}
