import { Link } from 'react-router';
import { formatClock } from '#shared/admin/domain/format-time.ts';
import { LINK_LISTS, type LinkList, type LinkNight } from '#shared/admin/domain/links.ts';
import { linksPath } from '#shared/admin/domain/paths.ts';
import { adminLinks } from '#shared/admin/text/links.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatShortDate } from '#shared/domain/format.ts';
import { classNames } from '../../design/class-names.ts';
import { EmptyState } from '../../design/states.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import pills from '../frame/pill-links.module.css';
import type { LinksPageProps } from './links-page-props.ts';
import { LinksTable } from './links-table.tsx';

const words = adminLinks;

/** Links that failed two nights running, with what was seen of each, the most viewed first. */
export function LinksPage(props: LinksPageProps) {
  const { list, lines, night, isOn, mayTest, outcome } = props;
  const isOfForm = outcome?.intent === 'try' || (outcome?.fields && Object.keys(outcome.fields).length > 0);
  return (
    <>
      <PageTop title={words.title}>
        {mayTest && lines.length > 0 && list !== 'ignorados' && (
          <AdminForm intent="test" about={{ name: 'list', value: list }} isQuiet>
            <Submit intent="test" look="outline">
              {words.testAll(lines.length)}
            </Submit>
          </AdminForm>
        )}
      </PageTop>
      <Hint>{night ? describeNight(night, props.now) : words.never}</Hint>
      {!isOn && <Hint>{words.off}</Hint>}
      {outcome?.notice && !isOfForm && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <div className="row split gap-x-16">
        <Lists {...props} />
        <Orders {...props} />
      </div>
      {lines.length === 0 ? (
        <EmptyState message={list === 'ignorados' ? words.emptyKept : words.empty(night?.checked ?? 0)} />
      ) : (
        <LinksTable {...props} />
      )}
      <p className="note above-20">{words.note}</p>
    </>
  );
}

function describeNight({ checked, startedAt, endedAt }: LinkNight, now: Date): string {
  const day = toBrazilianDay(startedAt);
  const isToday = day === toBrazilianDay(now);
  return words.checked(checked, formatClock(startedAt), formatClock(endedAt), isToday, formatShortDate(day));
}

const ORDER_WORDS = { views: '', newest: 'recentes' } as const;

function Lists({ list, counts, order }: LinksPageProps) {
  const shown = (Object.keys(LINK_LISTS) as LinkList[]).filter(
    (each) => each === 'todos' || each === list || counts[each] > 0,
  );
  return (
    <nav className={classNames(pills.pills, 'fit above-12 below-12')} aria-label={words.listsLabel}>
      {shown.map((each) => (
        <Link
          key={each}
          to={linksPath({ ver: each === 'todos' ? '' : each, ordem: ORDER_WORDS[order] })}
          aria-current={each === list ? 'page' : undefined}
        >
          {words.lists[each]} {counts[each]}
        </Link>
      ))}
    </nav>
  );
}

function Orders({ list, order }: LinksPageProps) {
  return (
    <nav className={classNames(pills.pills, 'fit above-12 below-12')} aria-label={words.orderLabel}>
      {(['views', 'newest'] as const).map((each) => (
        <Link
          key={each}
          to={linksPath({ ver: list === 'todos' ? '' : list, ordem: ORDER_WORDS[each] })}
          aria-current={each === order ? 'page' : undefined}
        >
          {words.orders[each]}
        </Link>
      ))}
    </nav>
  );
}
