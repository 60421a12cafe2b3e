import type { TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { Notice } from '../forms/notice.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import { TaxonomyTable } from './taxonomy-table.tsx';

const words = adminTaxonomy;

interface TaxonomyPageProps {
  kind: TaxonomyKind;
  lines: TaxonomyLine[];
  mayArrange: boolean;
  outcome: Outcome | undefined;
}

/** Genres or platforms, in the order of the site; each has an edit screen of its own. */
export function TaxonomyPage({ kind, lines, mayArrange, outcome }: TaxonomyPageProps) {
  const visible = lines.filter(({ shown }) => shown.isVisible).length;
  const count = words.counts[kind](visible);
  const hidden = lines.length - visible;
  return (
    <>
      <PageTop title={subjects[kind].words.many} count={hidden > 0 ? words.besides(count, hidden) : count} />
      <Hint>{words.intro[kind]}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <TaxonomyTable kind={kind} lines={lines} mayArrange={mayArrange} />
    </>
  );
}
