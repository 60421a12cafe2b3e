import { lazy, Suspense } from 'react';
import { reportWords } from '#shared/text/titles/reports.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useOpener } from '../../ui/dialogs/use-opener.ts';
import { useHasScript } from '../../ui/use-has-script.ts';
import styles from './report-error.module.css';
import type { ReportedTitle } from './reported-title.ts';

const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportForm }));

/** "Informar erro": a dialog, and without script a page of its own with the same form. */
export function ReportError({ title }: { title: ReportedTitle }) {
  const hasScript = useHasScript();
  const { isOpen, open, close } = useOpener();
  const label = reportWords.openFor(title.title);

  return (
    <>
      {hasScript ? (
        <button type="button" className={styles.open} aria-label={label} aria-haspopup="dialog" onClick={open}>
          {reportWords.open}
        </button>
      ) : (
        <a className={styles.open} href={title.to} rel="nofollow" aria-label={label}>
          {reportWords.open}
        </a>
      )}
      {isOpen && (
        <Dialog heading={reportWords.heading} shape="form" onClose={close}>
          <Suspense>
            <ReportForm title={title} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
