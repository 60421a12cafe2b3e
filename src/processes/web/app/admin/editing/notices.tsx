import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { CopyButton } from '../forms/copy-button.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import type { Outcome } from '../outcome.ts';
import type { Draft } from './draft/use-draft.ts';
import { tabOf, tabParameters } from './tabs.ts';

interface NoticesProps {
  outcome: Outcome | undefined;
  draft: Draft;
  subject: { entity: Editable; id: number };
}

/** The result of the last action, and whether the server is reachable. */
export function Notices({ outcome, draft, subject: { entity, id } }: NoticesProps) {
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
      <Refused outcome={outcome} entity={entity} id={id} />
      <OutcomeNotices outcome={outcome} />
    </>
  );
}

/** A refused publication: which fields, with links to them; it gets the focus. */
function Refused({ outcome, entity, id }: { outcome: Outcome | undefined; entity: Editable; id: number }) {
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
export function OutcomeNotices({ outcome }: { outcome: Outcome | undefined }) {
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
