import { reportWords } from '#shared/text/titles/reports.ts';
import { Dialog } from '../../design/dialogs/dialog.tsx';
import { useOpenedPart } from '../../design/lazy-part.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './report-error.module.css';
import type { ReportedTitle } from './reported-title.ts';

/** "Informar erro": a dialog, and without script a page of its own with the same form. */
export function ReportError({ title }: { title: ReportedTitle }) {
  const hasScript = useHasScript();
  const form = useOpenedPart(async () => (await import('./report-form.tsx')).ReportForm);
  const label = reportWords.openFor(title.title);

  return (
    <>
      {hasScript ? (
        <button type="button" className={styles.open} aria-label={label} aria-haspopup="dialog" onClick={form.open}>
          {reportWords.open}
        </button>
      ) : (
        <a className={styles.open} href={title.to} rel="nofollow" aria-label={label}>
          {reportWords.open}
        </a>
      )}
      {form.Part && (
        <Dialog heading={reportWords.heading} shape="form" onClose={form.close}>
          <form.Part title={title} onClose={form.close} />
        </Dialog>
      )}
    </>
  );
}
