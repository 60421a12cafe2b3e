import type { ReactNode } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import {
  hasFilters,
  LIST_ORDERS,
  LIST_STATES,
  type ListQuery,
  listPath,
  parseListQuery,
  TEXT_FILTERS,
} from '#shared/admin/domain/list-query.ts';
import type { ListChoices } from '#shared/admin/domain/listed.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { buttonClass } from '../forms/submit.tsx';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  entity: Entity;
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
  const isTitle = entity !== 'person';
  const go = (form: HTMLFormElement) => {
    const words = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    void navigate(listPath(entity, parseListQuery(new URLSearchParams(words), 1)), { preventScrollReset: true });
  };
  return (
    <Form
      role="search"
      aria-label={adminLists.filters}
      className={styles.filters}
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
          placeholder={adminLists.placeholder[entity]}
          aria-label={adminLists.placeholder[entity]}
        />
        <button type="submit">{adminLists.search}</button>
      </div>
      <Choice name="situacao" label={adminLists.state} value={list.state} any={adminLists.anyState}>
        {LIST_STATES.map((state) => (
          <option key={state} value={state}>
            {adminLists.states[state]}
          </option>
        ))}
      </Choice>
      <Choice name="texto" label={adminLists.text[entity]} value={list.text} any={adminLists.anyText[entity]}>
        {TEXT_FILTERS.map((text) => (
          <option key={text} value={text}>
            {adminLists.text[entity]}: {adminLists.textsWithin[text]}
          </option>
        ))}
      </Choice>
      {isTitle && (
        <>
          <Choice name="plataforma" label={adminLists.platform} value={list.platformId} any={adminLists.anyPlatform}>
            {choices.platforms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice name="genero" label={adminLists.genre} value={list.genreId} any={adminLists.anyGenre}>
            {choices.genres.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
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
        </>
      )}
      <Choice name="ordem" label={adminLists.order} value={list.order} any={undefined}>
        {LIST_ORDERS.map((order) => (
          <option key={order} value={order}>
            {adminLists.orders[order]}
          </option>
        ))}
      </Choice>
      <Chip name="edicao" value="sim" isOn={list.isEdited}>
        {adminLists.edited}
      </Chip>
      {isTitle && (
        <Chip name="classificacao" value="sem" isOn={list.isUncertified}>
          {adminLists.uncertified}
        </Chip>
      )}
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

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number | undefined;
  any: string | undefined;
  children: ReactNode;
}

function Choice({ name, label, value, any, children }: ChoiceProps) {
  return (
    <select
      className={styles.select}
      name={name}
      value={value ?? ''}
      aria-label={label}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {any !== undefined && <option value="">{any}</option>}
      {children}
    </select>
  );
}

function Chip({ name, value, isOn, children }: { name: string; value: string; isOn: boolean; children: ReactNode }) {
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      {children}
    </label>
  );
}
