import { type KeyboardEvent, useEffect, useState } from 'react';
import { Form, useFetcher, useLocation } from 'react-router';
import type { ItemTitle } from '#shared/admin/domain/edited-collection.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { type CollectionItem, isSameItem, keyOf } from '#shared/domain/titles/collection-items.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import type { CollectionPageProps } from './collection-page-props.ts';
import styles from './find-title.module.css';

const WAIT_MS = 200;

interface FindTitleProps {
  search: CollectionPageProps['search'];
  items: readonly CollectionItem[];
  onAdd: (title: ItemTitle) => void;
}

/** Searches while typing; Enter adds the selected title. Without script it is a form, and each result has one too. */
export function FindTitle({ search, items, onAdd }: FindTitleProps) {
  const { load, data } = useFetcher<{ query: string; found: ItemTitle[] }>();
  const hasScript = useHasScript();
  const { pathname } = useLocation();
  const [query, setQuery] = useState(search.query);
  const [marked, setMarked] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const wanted = query.trim();

  useEffect(() => {
    if (wanted.length < 2) return;
    const timer = setTimeout(() => void load(adminPaths.collectionTitles(wanted)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted, load]);

  const found = data && data.query === wanted ? data.found : undefined;
  const shown = isOpen && wanted.length >= 2 ? found : undefined;
  const isListed = (title: ItemTitle) => items.some((item) => isSameItem(item, title));
  const choose = (title: ItemTitle | undefined) => {
    if (title && !isListed(title)) onAdd(title);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return setIsOpen(false);
    if (event.key === 'Enter') {
      event.preventDefault();
      return choose(shown?.[marked]);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !shown || shown.length === 0 || event.altKey) return;
    event.preventDefault();
    setMarked((marked + step + shown.length) % shown.length);
  };
  return (
    <div className={styles.find}>
      <Form role="search" action={pathname} className={styles.box} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          name="buscar"
          value={query}
          placeholder={adminCollections.findPlaceholder}
          aria-label={adminCollections.find}
          autoComplete="off"
          {...(hasScript && {
            role: 'combobox',
            'aria-expanded': Boolean(shown && shown.length > 0),
            'aria-controls': 'titulos-encontrados',
            'aria-autocomplete': 'list',
            'aria-activedescendant': shown?.[marked] ? `achado-${keyOf(shown[marked])}` : undefined,
          })}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(0);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={press}
        />
        {hasScript ? (
          <kbd className={styles.key}>{adminCollections.findKey}</kbd>
        ) : (
          <button type="submit" className={buttonClass('quiet')}>
            {adminCollections.findSubmit}
          </button>
        )}
      </Form>
      <p className="visually-hidden" role="status">
        {shown ? adminCollections.found(shown.length) : ''}
      </p>
      {shown && shown.length === 0 && <p className={styles.nothing}>{adminCollections.findNothing}</p>}
      {hasScript && (
        <ul
          id="titulos-encontrados"
          role="listbox"
          aria-label={adminCollections.find}
          className={styles.found}
          hidden={!shown || shown.length === 0}
        >
          {shown?.map((title, index) => (
            <li
              key={keyOf(title)}
              id={`achado-${keyOf(title)}`}
              role="option"
              aria-selected={index === marked}
              aria-disabled={isListed(title) || undefined}
              className={classNames(styles.option, index === marked && styles.marked)}
              onMouseEnter={() => setMarked(index)}
              // Prevents the press from moving the focus out of the field before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(title)}
            >
              <Found title={title} isListed={isListed(title)} />
            </li>
          ))}
        </ul>
      )}
      {!hasScript && search.found && <PlainFound found={search.found} isListed={isListed} />}
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
          <i data-kind={title.kind}>{adminEditing.one[title.kind]}</i>
          {title.year && ` · ${title.year}`}
        </span>
      </span>
      <span className={styles.add}>{isListed ? adminCollections.isListed : adminCollections.add}</span>
    </>
  );
}

function PlainFound({ found, isListed }: { found: readonly ItemTitle[]; isListed: (title: ItemTitle) => boolean }) {
  if (found.length === 0) return <p className={styles.nothing}>{adminCollections.findNothing}</p>;
  return (
    <ul className={styles.found}>
      {found.map((title) => (
        <li key={keyOf(title)}>
          <Form method="post" className={styles.option}>
            <input type="hidden" name="intent" value="changeItems" />
            <input type="hidden" name="add.0" value={keyOf(title)} />
            <Thumbnail kind="poster" path={title.posterPath} />
            <span>
              <b>{title.title}</b>
              <span className={styles.meta}>
                <i data-kind={title.kind}>{adminEditing.one[title.kind]}</i>
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
          </Form>
        </li>
      ))}
    </ul>
  );
}
