import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import type { Outcome } from '../outcome.ts';
import type { Draft } from './draft/use-draft.ts';

/** The result of the last action, and whether the server is reachable. */
export function Notices({ outcome, draft }: { outcome: Outcome | undefined; draft: Draft }) {
  const { isAway, problem } = draft.state;
  return (
    <>
      {isAway && (
        <Notice
          kind="error"
          action={
            <button type="button" className={buttonClass('outline')} onClick={draft.save}>
              {adminEditing.saved.retry}
            </button>
          }
        >
          {problem ?? adminEditing.saved.away}
        </Notice>
      )}
      {!isAway && outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <Results outcome={outcome} />
    </>
  );
}

/** What an action did, and the preview it made. */
export function Results({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.preview && (
        <Notice
          kind="ok"
          action={
            <ExternalLink className={buttonClass('outline')} href={outcome.preview.url}>
              {adminEditing.previewOpen}
            </ExternalLink>
          }
        >
          {adminEditing.previewReady(formatExactTime(outcome.preview.endsAt))}
        </Notice>
      )}
    </>
  );
}
