import type { SiteRevisionLine, TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { HistoryPanel } from '../audit/history-panel.tsx';
import { Notice } from '../forms/notice.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import styles from '../site/site.module.css';
import { TaxonomyDifferences } from './taxonomy-differences.tsx';
import { TaxonomyForm } from './taxonomy-form.tsx';
import { FORM_PLACE, TaxonomyTable } from './taxonomy-table.tsx';

const words = adminTaxonomy;

interface TaxonomyPageProps {
  kind: TaxonomyKind;
  lines: TaxonomyLine[];
  edited: TaxonomyLine | undefined;
  history: SiteRevisionLine[];
  now: Date;
  mayEdit: boolean;
  outcome: Outcome | undefined;
}

/** Genres or platforms: the defaults, the editors' changes, and the result. */
export function TaxonomyPage({ kind, lines, edited, history, now, mayEdit, outcome }: TaxonomyPageProps) {
  const visible = lines.filter(({ shown }) => shown.isVisible).length;
  const count = words.counts[kind](visible);
  const hidden = lines.length - visible;
  return (
    <>
      <PageTop title={words.titles[kind]} count={hidden > 0 ? words.besides(count, hidden) : count} />
      <Hint>{words.intro[kind]}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <div className={edited ? styles.columns : undefined}>
        <TaxonomyTable kind={kind} lines={lines} editedKey={edited?.key} mayEdit={mayEdit} />
        {edited && (
          <div id={FORM_PLACE} className={styles.formPlace}>
            <TaxonomyForm
              // After a save or a restore the fields are reset.
              key={`${edited.key}:${edited.version}`}
              kind={kind}
              line={edited}
              mayEdit={mayEdit}
              outcome={outcome}
            />
            <TaxonomyDifferences line={edited} mayEdit={mayEdit} />
            <HistoryPanel
              lines={history}
              now={now}
              hint={words.historyHint}
              version={edited.version}
              mayRestore={mayEdit}
              about={{ key: edited.key }}
            />
          </div>
        )}
      </div>
    </>
  );
}
