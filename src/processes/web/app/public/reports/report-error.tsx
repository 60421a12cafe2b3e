import { reportWords } from '#shared/text/titles/reports.ts';
import { useOpenedPart } from '../../design/lazy-part.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './report-error.module.css';
import type { ReportedTitle } from './reported-title.ts';

/** "Informar erro": a dialog, and without script a page of its own with the same form. */
export function ReportError({ title }: { title: ReportedTitle }) {
  const hasScript = useHasScript();
  const dialog = useOpenedPart(async () => (await import('./report-dialog.tsx')).ReportDialog);
  const label = reportWords.openFor(title.title);

  return (
    <>
      {hasScript ? (
        <button type="button" className={styles.open} aria-label={label} aria-haspopup="dialog" onClick={dialog.open}>
          {reportWords.open}
        </button>
      ) : (
        <a className={styles.open} href={title.to} rel="nofollow" aria-label={label}>
          {reportWords.open}
        </a>
      )}
      {dialog.Part && <dialog.Part title={title} onClose={dialog.close} />}
    </>
  );
}
