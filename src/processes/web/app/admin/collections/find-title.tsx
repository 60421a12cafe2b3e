import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type CollectionItem, isSameItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../forms/suggestions.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './find-title.module.css';

const WAIT_MS = 200;
const NOTHING: ItemTitle[] = [];

interface FindTitleProps {
  items: readonly CollectionItem[];
  onAdd: (title: ItemTitle) => void;
}

/** Searches while typing; Enter adds the marked title. */
export function FindTitle({ items, onAdd }: FindTitleProps) {
  const { load, data } = useFetcher<{ query: string; found: ItemTitle[] }>();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const wanted = query.trim();
  const isListed = (title: ItemTitle) => items.some((item) => isSameItem(item, title));

  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(() => void load(adminPaths.collectionTitles(wanted)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted, load]);

  const shown = isOpen && wanted.length >= 2 && data?.query === wanted ? data.found : undefined;
  const hasOptions = shown !== undefined && shown.length > 0;
  return (
    <div className={styles.find}>
      <SuggestionBox
        suggestions={shown ?? NOTHING}
        value={query}
        onType={(text) => {
          setQuery(text);
          setIsOpen(true);
        }}
      >
        <div role="search" className={styles.box}>
          <Icon name="search" />
          <SuggestionField
            isExpanded={hasOptions}
            placeholder={adminCollections.findPlaceholder}
            aria-label={adminCollections.find}
            onFocus={() => setIsOpen(true)}
            onBlur={() => setIsOpen(false)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setIsOpen(false);
            }}
          />
          <kbd className={styles.key}>{adminCollections.findKey}</kbd>
        </div>
        <p className="visually-hidden" role="status">
          {shown ? adminCollections.found(shown.length) : ''}
        </p>
        {shown && shown.length === 0 && <p className={styles.nothing}>{adminCollections.findNothing}</p>}
        {hasOptions && (
          <SuggestionOptions
            label={adminCollections.find}
            listClass={styles.found}
            optionClass={styles.option}
            keyOf={itemKeyOf}
            isDisabled={isListed}
            onChoose={(title: ItemTitle) => {
              if (!isListed(title)) onAdd(title);
            }}
          >
            {(title) => <Found title={title} isListed={isListed(title)} />}
          </SuggestionOptions>
        )}
      </SuggestionBox>
    </div>
  );
}

function Found({ title, isListed }: { title: ItemTitle; isListed: boolean }) {
  return (
    <>
      <Thumbnail kind="poster" path={title.posterPath} />
      <span>
        <b>{title.title}</b>
        <span className={styles.meta}>
          <i data-kind={title.kind}>{subjects[title.kind].words.one}</i>
          {title.year && ` · ${title.year}`}
        </span>
      </span>
      <span className={styles.add}>{isListed ? adminCollections.isListed : adminCollections.add}</span>
    </>
  );
}
