import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { filterWords } from '#shared/text/filters.ts';
import { listWords } from '#shared/text/lists.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { ActiveFilters } from './active-filters.tsx';
import { readQuery } from './address.ts';
import { FilterSelect } from './filter-bar.tsx';
import {
  type BarQuery,
  describeCountry,
  type FilteredFacts,
  type FilterOptions,
  listActive,
  toChoiceGroups,
} from './filter-choices.ts';
import { countsAddress, useCounts } from './filter-counts.ts';
import { FilterGroup } from './filter-group.tsx';
import { filterParameters, NO_FILTERS, readYear } from './filter-parameters.ts';
import { kinds } from './kinds.ts';
import { OnlyMyServices } from './own-services.tsx';
import { formParameters, genreParameter } from './parameters.ts';
import { SortSelect } from './sort-select.tsx';
import styles from './title-filters.module.css';
import { YearSelect } from './year-select.tsx';

interface TitleFilterBarProps {
  kind: TitleKind;
  /** Of the form: the list itself. */
  path: string;
  query: BarQuery;
  total: number;
  options: FilterOptions;
  /** Only for a filtered list. */
  filtered: FilteredFacts | null;
  /** The list's first page with these changes. */
  toAddress: (changes: Partial<BarQuery> & { year?: number | undefined }) => string;
  /** Parameters of the counts that are not filters here: the genre or platform of the page. */
  fixed?: Readonly<Record<string, string>>;
  /** Parameters the form does not change: the open tab. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** Without the line above. */
  isPlain?: boolean;
  /** Another choice of the page, such as the year of a genre's list. */
  children?: ReactNode;
}

/**
 * A plain form that also works without script. With script each change navigates at once, the counts per option are read when
 * a filter opens, and on a phone the filters are a modal dialog: the same elements, shown by `showModal`.
 */
export function TitleFilterBar(props: TitleFilterBarProps) {
  const { kind, path, total, options, filtered, toAddress, fixed = {}, kept = [], isPlain, children } = props;
  const navigate = useNavigate();
  const hasScript = useHasScript();
  const query = usePendingQuery(kind, path, props.query);
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const counts = useCounts(isOpen, countsAddress(kind, props.query, fixed));
  useOutsidePress(form, () => closeAll());

  const active = listActive(kind, props.query, options);
  const country = query.country ?? 'br';
  const inSheet = active.filter(({ name }) => name !== genreParameter.name).length;
  const shown = kinds[kind].count(total);
  const show = (event: FormEvent<HTMLFormElement>) => {
    // The switch and the sheet of own services have no name: they are not fields of the address.
    if (event.target instanceof HTMLInputElement && event.target.name === '') return;
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    const read = readQuery(formParameters(kind), new URLSearchParams(chosen));
    const year = readYear(new URLSearchParams(chosen).get('ano') ?? '');
    void navigate(toAddress({ ...read, ...(children ? { year } : {}) }), { preventScrollReset: true });
    if (event.type === 'submit') closeAll();
  };

  return (
    <div className={classNames(styles.bar, isPlain && styles.plain)}>
      {query.platforms && (
        <OnlyMyServices
          platforms={options.platforms}
          chosen={query.platforms}
          toAddress={(platforms) => toAddress({ platforms })}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        action={path}
        aria-label={listWords.filters}
        autoComplete="off"
        onChange={show}
        onSubmit={show}
        onKeyDown={closeOnEscape}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.selects}>
          {query.genre !== undefined && (
            <FilterSelect
              label={listWords.genre}
              name={genreParameter.name}
              value={query.genre}
              options={[
                { value: '', label: listWords.allGenres },
                ...options.genres.map(({ slug, name }) => ({
                  value: slug,
                  label: withCount(name, counts?.genero?.[slug]),
                })),
              ]}
            />
          )}
          {children}
          <SortSelect kind={kind} sort={query.sort} hasArrival />
        </div>
        <p className={styles.total} role="status">
          {shown}
        </p>
        <noscript>
          <p className={styles.hint}>{filterWords.hint}</p>
        </noscript>
        <button type="button" className={classNames(button.button, button.outline, styles.opener)} onClick={openSheet}>
          {filterWords.open}
          {inSheet > 0 && <b className={styles.badge}>{inSheet}</b>}
        </button>
        <dialog ref={sheet} className={styles.sheet} aria-label={listWords.filters} onClose={() => closeAll()}>
          <div className={styles.head}>
            <h2>{filterWords.open}</h2>
            <button type="button" className={styles.close} onClick={() => sheet.current?.close()}>
              <Icon name="close" />
              <span className="visually-hidden">{filterWords.close}</span>
            </button>
          </div>
          <div className={styles.groups}>
            {toChoiceGroups(kind, query, options).map((group) => (
              <FilterGroup
                key={group.name}
                group={group}
                counts={counts?.[group.name]}
                clearTo={toAddress(group.cleared)}
                onToggle={setOpenIf}
                submit={hasScript ? filterWords.show(shown) : listWords.apply}
              />
            ))}
            {!children && (
              <FilterGroup
                group={{
                  ...{ name: filterParameters.fromYear.name, label: filterWords.years, isMany: false, choices: [] },
                  cleared: { fromYear: undefined, toYear: undefined },
                }}
                isSet={query.fromYear !== undefined || query.toYear !== undefined}
                counts={undefined}
                clearTo={toAddress({ fromYear: undefined, toYear: undefined })}
                onToggle={setOpenIf}
                submit={hasScript ? filterWords.show(shown) : listWords.apply}
              >
                <div className={styles.years}>
                  <YearSelect name="de" label={filterWords.fromYear} value={query.fromYear} offset={0} />
                  <YearSelect name="ate" label={filterWords.toYear} value={query.toYear} offset={9} />
                </div>
              </FilterGroup>
            )}
            <label className={classNames(styles.chip, query.country && styles.has)}>
              <input
                type="checkbox"
                name={filterParameters.country.name}
                value={country}
                checked={query.country === country}
                onChange={ignore}
              />
              {describeCountry(country)}
              {country === 'br' && counts && <small>{counts.pais?.br}</small>}
            </label>
            {(query.isDubbed === true || options.isAnyDubbed === true) && (
              <label className={classNames(styles.chip, query.isDubbed && styles.has)}>
                <input
                  type="checkbox"
                  name={filterParameters.isDubbed.name}
                  value="dublado"
                  checked={query.isDubbed ?? false}
                  onChange={ignore}
                />
                {filterWords.dubbed}
                {counts && <small>{counts.audio?.dublado}</small>}
              </label>
            )}
          </div>
          <div className={styles.foot}>
            <Link
              className={classNames(button.button, button.outline)}
              to={toAddress(NO_FILTERS)}
              rel="nofollow"
              preventScrollReset
            >
              {filterWords.clear}
            </Link>
            <button type="submit" className={classNames(button.button, button.primary)}>
              {filterWords.show(shown)}
            </button>
          </div>
        </dialog>
        <noscript>
          <button className={classNames(button.button, button.primary, styles.apply)} type="submit">
            {listWords.apply}
          </button>
        </noscript>
      </form>
      <ActiveFilters active={active} toAddress={toAddress} />
      {filtered && (
        <p className={styles.note}>
          {filterWords.watchable} {filtered.unrated > 0 && filterWords.unrated(filtered.unrated)}
        </p>
      )}
    </div>
  );

  function setOpenIf(isNowOpen: boolean) {
    if (isNowOpen) setOpen(true);
  }

  function listDetails() {
    return [...(form.current?.querySelectorAll('details') ?? [])];
  }

  function closeAll() {
    for (const details of listDetails()) details.open = false;
    if (sheet.current?.open) sheet.current.close();
    setOpen(false);
  }

  /** In the dialog all filters are open at once; `name` would close all but one. */
  function openSheet() {
    sheet.current?.showModal();
    for (const details of listDetails()) {
      details.name = '';
      details.open = true;
    }
    setOpen(true);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || sheet.current?.open) return;
    const open = listDetails().find((details) => details.open);
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  }
}

const ignore = () => undefined;
const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);

/** Shows the visitor's choice while its page loads; after that the address wins. */
function usePendingQuery(kind: TitleKind, path: string, query: BarQuery): BarQuery {
  const { location } = useNavigation();
  if (!location || location.pathname !== path) return query;
  const coming = readQuery(formParameters(kind), new URLSearchParams(location.search));
  return Object.fromEntries(
    Object.entries({ ...query, ...coming }).filter(([key]) => key in query),
  ) as unknown as BarQuery;
}

/** Calls back for a press outside of an open filter. */
function useOutsidePress(form: RefObject<HTMLFormElement | null>, close: () => void) {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const open = form.current?.querySelector('dialog:not([open]) details[open]');
      if (open && event.target instanceof Node && !open.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}
