import { reportWords } from '#shared/text/titles/reports.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './report-page.module.css';
import type { ReportedTitle } from './reported-title.ts';
import type { SendResult } from './send-report.ts';

interface ReportPageProps {
  title: ReportedTitle;
  trail: readonly { label: string; to: string }[];
  result: SendResult | undefined;
}

/** The form as a page, for visitors without script. */
export function ReportPage({ title, trail, result }: ReportPageProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={[...trail, { label: title.title, to: title.backTo }]} current={reportWords.open} />
      <div className={styles.box}>
        <h1 className={styles.heading}>{reportWords.pageTitle(title.title)}</h1>
        <ReportForm title={title} result={result} />
      </div>
    </div>
  );
}
