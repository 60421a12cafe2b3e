import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { search } from '#shared/text/search/search.ts';
import { classNames } from '../design/class-names.ts';
import { Icon } from '../design/pictures/icon.tsx';
import { PersonPicture } from '../design/pictures/person-picture.tsx';
import { Picture } from '../design/pictures/picture.tsx';
import { optionId } from './move-active.ts';
import { splitMatch } from './split-match.ts';
import styles from './suggestion-list.module.css';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

export { fetchSuggestions } from './suggestions.ts';

interface SuggestionListProps {
  id: string;
  query: string;
  isCorrected: boolean;
  groups: readonly SuggestionGroup[];
  active: number;
  onChoose: () => void;
}

/**
 * Options are links, so that one can be opened in a new tab. The last one links to all results, for the corrected query if there is
 * one.
 */
export function SuggestionList({ id, query, isCorrected, groups, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const suggestions = groups.flatMap((group) => group.suggestions);
  const option = (place: number) => ({
    id: optionId(id, place),
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    onClick: onChoose,
  });
  return (
    <div ref={list} id={id} role="listbox" aria-label={search.suggestions}>
      {groups.map((group, number) => (
        <div key={group.title} role="group" aria-labelledby={`${id}-g${number}`}>
          <div id={`${id}-g${number}`} className={styles.group} role="presentation">
            {group.title}
          </div>
          {group.suggestions.map((suggestion) => (
            <Link
              key={suggestion.key}
              {...option(suggestions.indexOf(suggestion))}
              className={styles.option}
              to={suggestion.to}
            >
              {suggestion.picture ? (
                <Thumbnail title={suggestion.title} picture={suggestion.picture} />
              ) : (
                <span className={styles.sign}>
                  <Icon name="chevronRight" />
                </span>
              )}
              <span className={styles.words}>
                <MatchedTitle title={suggestion.title} query={query} />
                {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
              </span>
            </Link>
          ))}
        </div>
      ))}
      <Link {...option(suggestions.length)} className={classNames(styles.option, styles.all)} to={paths.search(query)}>
        {isCorrected ? search.didYouMean(query) : search.seeAllFor(query)}
        {!isCorrected && (
          <kbd className={styles.key} aria-hidden="true">
            {search.enterKey}
          </kbd>
        )}
      </Link>
    </div>
  );
}

function MatchedTitle({ title, query }: { title: string; query: string }) {
  const [before, match, after] = splitMatch(title, query);
  return (
    <span className={styles.title}>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}

function Thumbnail({ title, picture: { kind, path } }: Required<Pick<Suggestion, 'title' | 'picture'>>) {
  return (
    <span className={classNames(styles.thumbnail, kind === 'profile' && styles.face)} aria-hidden="true">
      {kind === 'profile' && (
        <PersonPicture name={title} path={path} widths={['w92']} shown="40px" width={45} height={68} alt="" />
      )}
      {kind === 'poster' && path === null && search.missingPicture}
      {kind === 'poster' && path !== null && (
        <Picture kind="poster" path={path} widths={['w92']} shown="40px" width={92} height={138} alt="" />
      )}
    </span>
  );
}
