import { reportWords } from '#shared/text/titles/reports.ts';
import { Dialog } from '../../design/dialogs/dialog.tsx';
import { ReportForm } from './report-form.tsx';
import type { ReportedTitle } from './reported-title.ts';

export function ReportDialog({ title, onClose }: { title: ReportedTitle; onClose: () => void }) {
  return (
    <Dialog heading={reportWords.heading} shape="form" onClose={onClose}>
      <ReportForm title={title} onClose={onClose} />
    </Dialog>
  );
}
