import { useEffect, useState } from 'react';
import { Form, useFetcher, useLocation } from 'react-router';
import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { type CollectionItem, isSameItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../forms/suggestions.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import type { CollectionPageProps } from './collection-page-props.ts';
import styles from './find-title.module.css';

const WAIT_MS = 200;
const NOTHING: ItemTitle[] = [];

interface FindTitleProps {
  search: CollectionPageProps['search'];
  items: readonly CollectionItem[];
  onAdd: (title: ItemTitle) => void;
}

/** Searches while typing; Enter adds the marked title. Without script it is a form, and each result has one too. */
export function FindTitle({ search, items, onAdd }: FindTitleProps) {
  const hasScript = useHasScript();
  const isListed = (title: ItemTitle) => items.some((item) => isSameItem(item, title));
  return (
    <div className={styles.find}>
      {hasScript ? (
        <Finder query={search.query} isListed={isListed} onAdd={onAdd} />
      ) : (
        <PlainFinder search={search} isListed={isListed} />
      )}
    </div>
  );
}

type IsListed = (title: ItemTitle) => boolean;

function Finder({
  query: first,
  isListed,
  onAdd,
}: {
  query: string;
  isListed: IsListed;
  onAdd: FindTitleProps['onAdd'];
}) {
  const { load, data } = useFetcher<{ query: string; found: ItemTitle[] }>();
  const [query, setQuery] = useState(first);
  const [isOpen, setIsOpen] = useState(false);
  const wanted = query.trim();

  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(() => void load(adminPaths.collectionTitles(wanted)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted, load]);

  const shown = isOpen && wanted.length >= 2 && data?.query === wanted ? data.found : undefined;
  const hasOptions = shown !== undefined && shown.length > 0;
  return (
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

function PlainFinder({ search, isListed }: { search: FindTitleProps['search']; isListed: IsListed }) {
  const { pathname } = useLocation();
  return (
    <>
      <Form role="search" action={pathname} className={styles.box}>
        <Icon name="search" />
        <input
          name="buscar"
          defaultValue={search.query}
          placeholder={adminCollections.findPlaceholder}
          aria-label={adminCollections.find}
          autoComplete="off"
        />
        <button type="submit" className={buttonClass('quiet')}>
          {adminCollections.findSubmit}
        </button>
      </Form>
      {search.found && <PlainFound found={search.found} isListed={isListed} />}
    </>
  );
}

function PlainFound({ found, isListed }: { found: readonly ItemTitle[]; isListed: IsListed }) {
  if (found.length === 0) return <p className={styles.nothing}>{adminCollections.findNothing}</p>;
  return (
    <ul className={styles.found}>
      {found.map((title) => (
        <li key={itemKeyOf(title)}>
          <AdminForm
            intent="changeItems"
            outcome={undefined}
            about={{ name: 'add.0', value: itemKeyOf(title) }}
            className={styles.option}
            isQuiet
          >
            <Thumbnail kind="poster" path={title.posterPath} />
            <span>
              <b>{title.title}</b>
              <span className={styles.meta}>
                <i data-kind={title.kind}>{subjects[title.kind].words.one}</i>
                {title.year && ` · ${title.year}`}
              </span>
            </span>
            {isListed(title) ? (
              <span className={styles.add}>{adminCollections.isListed}</span>
            ) : (
              <WriteButton className={buttonClass('primary')} aria-label={adminCollections.addOf(title.title)}>
                {adminCollections.add}
              </WriteButton>
            )}
          </AdminForm>
        </li>
      ))}
    </ul>
  );
}
