import { Link } from 'react-router';
import type { PersonCard as Person } from '#shared/contract/common.ts';
import { SEARCH_REACH } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { search } from '#shared/text/search/search.ts';
import { searchGroups } from '#shared/text/search/search-groups.ts';
import button from '../../design/button.module.css';
import { Section } from '../../design/section.tsx';
import { PosterGrid } from '../cards/poster-grid.tsx';
import { buildAddress } from '../lists/address.ts';
import { PersonCard } from '../people/person-card.tsx';
import { CharacterRows } from './character-rows.tsx';
import { CollectionRows, GenreRows, ListLinks, PlatformRows } from './other-rows.tsx';
import { PersonWithoutPage } from './person-without-page.tsx';
import styles from './result-groups.module.css';
import { type GroupName, type SearchQuery, searchParameters } from './search-query.ts';
import { countShown, type ResultGroup } from './search-view.ts';

export const GROUP_TITLES: Readonly<Record<GroupName, string>> = {
  listas: search.lists,
  plataformas: search.platforms,
  personagens: search.characters,
  filmes: search.movies,
  series: search.series,
  pessoas: search.people,
  colecoes: search.collections,
  generos: search.genres,
};

interface ResultGroupsProps {
  groups: readonly ResultGroup[];
  query: SearchQuery;
  /** Nothing with a picture is above them. */
  isFirst: boolean;
}

/** Each group under its heading, with its total and a link to the rest. */
export function ResultGroups({ groups, query, isFirst }: ResultGroupsProps) {
  return groups.map((group, place) => {
    const title = GROUP_TITLES[group.name];
    const isCut = !query.group && group.total > countShown(group);
    const toGroup = buildAddress(paths.search(), searchParameters, { text: query.text, group: group.name, page: 1 });
    return (
      <Section key={group.name} id={group.name} title={title} subtitle={countInWords(group)}>
        <Results group={group} isFirst={isFirst && place === 0} />
        {isCut && (
          <p className={styles.more}>
            <Link className={`${button.button} ${button.outline}`} to={toGroup} aria-label={search.showMoreOf(title)}>
              {search.showMore}
            </Link>
          </p>
        )}
      </Section>
    );
  });
}

/** Only titles and people can be more than a search returns. */
function countInWords({ name, total }: ResultGroup): string {
  const isCut = total >= SEARCH_REACH && (name === 'filmes' || name === 'series' || name === 'pessoas');
  return isCut ? searchGroups.bestKnown[name](total) : searchGroups.counted[name](total);
}

function Results({ group, isFirst }: { group: ResultGroup; isFirst: boolean }) {
  switch (group.name) {
    case 'filmes':
    case 'series':
      return <PosterGrid titles={group.titles} isFirst={isFirst} />;
    case 'pessoas':
      return <People people={group.people} />;
    case 'listas':
      return <ListLinks lists={group.found} />;
    case 'plataformas':
      return <PlatformRows platforms={group.found} />;
    case 'personagens':
      return <CharacterRows characters={group.found} />;
    case 'colecoes':
      return <CollectionRows collections={group.found} />;
    case 'generos':
      return <GenreRows genres={group.found} />;
  }
}

/** As `sizes`: must match the columns in result-groups.module.css. */
const SHOWN = '(min-width: 1280px) 214px, (min-width: 1024px) 15vw, (min-width: 768px) 23vw, 30vw';

function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          {person.slug ? <PersonCard person={person} shown={SHOWN} /> : <PersonWithoutPage person={person} />}
        </li>
      ))}
    </ul>
  );
}
