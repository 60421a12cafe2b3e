import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { CopyButton } from '../forms/copy-button.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import { useEdit } from './edit-context.ts';
import type { EditOutcome } from './edit-outcome.ts';
import { tabOf, tabParameters } from './tabs.ts';

/** The result of the last action, and whether the server is reachable. */
export function Notices() {
  const { outcome, draft } = useEdit();
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
      <Refused />
      {outcome?.fields?.confirmation && <Notice kind="error">{outcome.fields.confirmation}</Notice>}
      <OutcomeNotices outcome={outcome} />
    </>
  );
}

/** A refused publication: which fields, with links to them; it gets the focus. */
function Refused() {
  const { outcome, subject } = useEdit();
  const { entity, id } = subject;
  const banner = useRef<HTMLDivElement>(null);
  const { labelOf } = useFieldLabels();
  const fields = outcome?.intent === 'publish' ? Object.keys(outcome.fields ?? {}) : [];
  const isRefused = fields.length > 0;
  useEffect(() => {
    if (isRefused && outcome) banner.current?.focus();
  }, [isRefused, outcome]);
  if (!isRefused) return null;
  return (
    <div ref={banner} tabIndex={-1}>
      <Notice kind="error">
        {adminEditing.refused(fields.length)}{' '}
        {fields.map((field, place) => (
          <span key={field}>
            {place > 0 && ', '}
            <Link to={`${subjectPath(entity, id, tabParameters(tabOf(entity, field)))}#campo-${field}`}>
              {labelOf(field)}
            </Link>
          </span>
        ))}
      </Notice>
    </div>
  );
}

/** What an action did, and the preview it made. */
export function OutcomeNotices({ outcome }: { outcome: EditOutcome | undefined }) {
  return (
    <>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.preview && (
        <Notice
          kind="ok"
          action={
            <>
              <CopyButton text={outcome.preview.url} label={adminEditing.previewCopy} />{' '}
              <ExternalLink className={buttonClass('outline')} href={outcome.preview.url}>
                {adminEditing.previewOpen}
              </ExternalLink>
            </>
          }
        >
          {adminEditing.previewReady(formatExactTime(outcome.preview.endsAt))}
        </Notice>
      )}
    </>
  );
}
