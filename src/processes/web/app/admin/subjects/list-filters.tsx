import { Form, Link, useNavigate, useNavigation } from 'react-router';
import {
  hasFilters,
  LIST_STATES,
  type ListQuery,
  listPath,
  parseListQuery,
  RECORD_STATES,
  TEXT_FILTERS,
} from '#shared/admin/domain/list-query.ts';
import type { IdAndName, ListChoices } from '#shared/admin/domain/listed.ts';
import type { ListFilter } from '#shared/admin/domain/subjects/define-subject.ts';
import { type Listed, listingOf } from '#shared/admin/domain/subjects/subjects.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { isFromTmdb } from '#shared/domain/entities.ts';
import { isCreated } from '#shared/domain/subjects/records.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { buttonClass } from '../forms/submit.tsx';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  entity: Listed;
  list: ListQuery;
  choices: ListChoices;
}

/** A GET form: the filters are in the address. With script a choice applies at once; without it there is a button. */
export function ListFilters({ entity, list: listed, choices }: ListFiltersProps) {
  const navigate = useNavigate();
  const { location: ahead } = useNavigation();
  // Shows the new choice while its list is loading. No control is remounted, so none loses the focus.
  const isAhead = ahead?.pathname === listPath(entity);
  const list = isAhead ? parseListQuery(new URLSearchParams(ahead.search), listed.page) : listed;
  const { filters, orders } = listingOf(entity);
  if (filters.length === 0 && orders.length === 0) return null;
  const go = (form: HTMLFormElement) => {
    const words = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    void navigate(listPath(entity, parseListQuery(new URLSearchParams(words), 1)), { preventScrollReset: true });
  };
  const placeholder = isFromTmdb(entity) ? adminLists.placeholder[entity] : adminRecords.search;
  const orderWords = isFromTmdb(entity) ? adminLists.orders : adminRecords.orders;
  const toControl = (filter: ListFilter) => (
    <Filter key={typeof filter === 'object' ? filter.word : filter} {...{ filter, entity, list, listed, choices }} />
  );
  return (
    <Form
      role="search"
      aria-label={adminLists.filters}
      className="row gap-8 below-12"
      action={listPath(entity)}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      <div className={styles.search}>
        <Icon name="search" />
        <input
          key={listed.query}
          type="search"
          name="q"
          defaultValue={listed.query}
          placeholder={placeholder}
          aria-label={placeholder}
        />
        <button type="submit">{adminLists.search}</button>
      </div>
      {filters.filter((filter) => !isChip(filter)).map(toControl)}
      {orders.length > 1 && (
        <Choice
          {...{ name: 'ordem', label: adminLists.order, value: list.order, any: orderWords[orders[0] ?? 'edicao'] }}
          options={orders.slice(1).map((order) => [order, orderWords[order]])}
        />
      )}
      {filters.filter(isChip).map(toControl)}
      {isCreated(entity) && <Chip name="lixeira" isOn={list.isRemoved} label={adminRecords.trash.chip} />}
      <noscript>
        <button type="submit" className={buttonClass('outline')}>
          {adminLists.apply}
        </button>
      </noscript>
      {hasFilters(list) && (
        <Link className={buttonClass('link')} to={listPath(entity, { query: list.query })}>
          {adminLists.clear}
        </Link>
      )}
    </Form>
  );
}

/** A filter that is on or off; those come after the order. */
const isChip = (filter: ListFilter) => typeof filter === 'object' || CHIPS.has(filter);
const CHIPS: ReadonlySet<ListFilter> = new Set(['edited', 'uncertified', 'troubled'] as const);

interface FilterProps extends ListFiltersProps {
  filter: ListFilter;
  /** What the address has, where `list` has what is on its way: a typed year is not controlled. */
  listed: ListQuery;
}

function Filter({ filter, entity, list, listed, choices }: FilterProps) {
  const text = isFromTmdb(entity) ? entity : 'movie';
  const states = isCreated(entity) ? RECORD_STATES : LIST_STATES;
  const stateWords = isCreated(entity) ? { ...adminLists.states, rascunho: adminRecords.draft } : adminLists.states;
  const [platform, genre] = [adminLists.platform, adminLists.genre];
  const toOption = ({ id, name }: IdAndName) => [id, name] as const;
  switch (filter) {
    case 'state':
      return (
        <Choice
          {...{ name: 'situacao', label: adminLists.state, value: list.state, any: adminLists.anyState }}
          options={states.map((state) => [state, stateWords[state]])}
        />
      );
    case 'text':
      return (
        <Choice
          {...{ name: 'texto', label: adminLists.text[text], value: list.text, any: adminLists.anyText[text] }}
          options={TEXT_FILTERS.map((each) => [each, `${adminLists.text[text]}: ${adminLists.textsWithin[each]}`])}
        />
      );
    case 'platform':
      return (
        <Choice
          {...{ name: 'plataforma', label: platform, value: list.platformId, any: adminLists.anyPlatform }}
          options={choices.platforms.map(toOption)}
        />
      );
    case 'genre':
      return (
        <Choice
          {...{ name: 'genero', label: genre, value: list.genreId, any: adminLists.anyGenre }}
          options={choices.genres.map(toOption)}
        />
      );
    case 'year':
      return (
        <input
          className={styles.year}
          type="text"
          inputMode="numeric"
          pattern="[0-9]{4}"
          maxLength={4}
          name="ano"
          key={listed.year ?? ''}
          defaultValue={listed.year ?? ''}
          placeholder={adminLists.year}
          aria-label={adminLists.year}
        />
      );
    case 'edited':
      return <Chip name="edicao" isOn={list.isEdited} label={adminLists.edited} />;
    case 'uncertified':
      return <Chip name="classificacao" value="sem" isOn={list.isUncertified} label={adminLists.uncertified} />;
    case 'troubled':
      return <Chip name="avisos" isOn={list.isTroubled} label={adminLists.troubled} />;
    default:
      return <Chip name="com" value={filter.word} isOn={list.marks.includes(filter.word)} label={filter.label} />;
  }
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number | undefined;
  /** Without a choice. */
  any: string;
  options: readonly (readonly [value: string | number, label: string])[];
}

function Choice({ name, label, value, any, options }: ChoiceProps) {
  return (
    <select
      className={styles.select}
      name={name}
      value={value ?? ''}
      aria-label={label}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {[['', any] as const, ...options].map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Chip({ name, value = 'sim', isOn, label }: { name: string; value?: string; isOn: boolean; label: string }) {
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      {label}
    </label>
  );
}
