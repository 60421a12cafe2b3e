import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { creditRoles, personWords } from '#shared/text/person.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { FeedLinks } from '../../design/feed-links.tsx';
import { Section } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs/tabs.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { buildAddress } from '../lists/address.ts';
import { FilterChips } from './filter-chips.tsx';
import { type PersonQuery, personParameters } from './person-parameters.ts';
import type { PersonView } from './person-view.ts';
import { ProductionCard } from './production-card.tsx';
import styles from './productions-section.module.css';

const SECTION_ID = 'producoes';

export function ProductionsSection({ person }: { person: PersonView }) {
  const { name, slug, query, productions } = person;
  const toQuery = (change: Partial<PersonQuery>) =>
    buildAddress(paths.person(slug), personParameters, { ...query, page: 1, ...change });

  return (
    <Section id={SECTION_ID} title={personWords.productionsWith(name)}>
      <Filters person={person} toQuery={toQuery} />
      {productions.shown.length > 0 ? (
        <Productions key={`${slug} ${query.kind} ${query.role}`} person={person} toQuery={toQuery} />
      ) : (
        <EmptyState
          message={personWords.noProductions}
          action={{ label: personWords.seeAllProductions, to: paths.person(slug) }}
        />
      )}
      <FeedLinks kind="pessoa" slug={slug} name={feedWords.personTitle(name)} />
    </Section>
  );
}

interface PartProps {
  person: PersonView;
  toQuery: (change: Partial<PersonQuery>) => string;
}

/** Shown only if there is something to choose. */
function Filters({ person: { query, productions }, toQuery }: PartProps) {
  const { kinds, roles } = productions;
  const hasKinds = (kinds.movie > 0 && kinds.tv > 0) || query.kind !== undefined;
  const hasRoles = roles.each.length > 1 || query.role !== undefined;
  if (!hasKinds && !hasRoles) return null;
  const toTab = (kind: PersonQuery['kind'], label: string) => ({
    label,
    to: toQuery({ kind }),
    isCurrent: query.kind === kind,
  });
  const toChip = (role: PersonQuery['role'], label: string, count: number) => ({
    label: personWords.counted(label, count),
    to: toQuery({ role }),
    isCurrent: query.role === role,
  });

  return (
    <div className={styles.filters}>
      {hasKinds && (
        <Tabs
          label={personWords.kindTabs}
          tabs={[
            toTab(undefined, personWords.allKinds),
            toTab('movie', personWords.movies),
            toTab('tv', personWords.series),
          ]}
        />
      )}
      {hasRoles && (
        <FilterChips
          label={personWords.roleChips}
          chips={[
            toChip(undefined, personWords.allRoles, roles.all),
            ...roles.each.map(({ role, count }) => toChip(role, creditRoles[role], count)),
          ]}
        />
      )}
    </div>
  );
}

function Productions({ person: { name, query, productions }, toQuery }: PartProps) {
  const { shown, more } = productions;
  const list = useFocusOnNew(shown.length);
  const hasScript = useHasScript();
  const toMore = toQuery({ page: query.page + 1 });

  return (
    <>
      <ul ref={list} className={styles.grid}>
        {shown.map((production, position) => (
          <li key={production.key} id={`${SECTION_ID}-${position + 1}`}>
            <ProductionCard production={production} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          <Link
            className={classNames(button.button, button.outline)}
            // Without script the link loads a new page, which scrolls to the first new title; with script this page stays.
            to={hasScript ? toMore : `${toMore}#${SECTION_ID}-${shown.length + 1}`}
            preventScrollReset
          >
            {personWords.counted(personWords.seeMore, more)}
            <span className="visually-hidden"> {personWords.productionsWith(name)}</span>
          </Link>
        </p>
      )}
    </>
  );
}

/** After "Ver mais" the focus moves to the first new title, not below the last one. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const firstNew = list.current?.children[before.current];
    if (count > before.current) firstNew?.querySelector('a')?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return list;
}
