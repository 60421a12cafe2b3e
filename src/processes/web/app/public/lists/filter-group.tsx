import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { filterWords } from '#shared/text/filters.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { useMyServices } from '../my-services/my-services.ts';
import type { Choice, ChoiceGroup } from './filter-choices.ts';
import styles from './title-filters.module.css';

interface FilterGroupProps {
  group: ChoiceGroup;
  /** By value. */
  counts: Readonly<Record<string, number>> | undefined;
  clearTo: string;
  submit: string;
  onToggle: (isOpen: boolean) => void;
  /** For a filter whose fields are not choices. */
  isSet?: boolean;
  children?: ReactNode;
}

/** One filter of the bar: a chip that opens its choices. */
export function FilterGroup({ group, counts, clearTo, submit, onToggle, isSet, children }: FilterGroupProps) {
  const { name, label, isMany, choices, note } = group;
  const own = useMyServices();
  const chosen = choices.filter(({ isChosen }) => isChosen).length;
  const marks = isSet ? 1 : chosen;
  // The visitor's own services come first. The list is closed when they arrive, so nothing moves on the page.
  const sorted = choices.toSorted((one, other) => rank(other) - rank(one));
  function rank({ value, platform }: Choice): number {
    return platform && own.includes(value) ? 1 : 0;
  }
  return (
    <details name="filtro" className={styles.group} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={classNames(styles.chip, marks > 0 && styles.has)}>
        {label}
        {marks > 0 && <b className={styles.badge}>{marks}</b>}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.popover}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{label}</legend>
          {children}
          {!isMany && choices.length > 0 && (
            <Option type="radio" name={name} choice={{ value: '', label: filterWords.any, isChosen: chosen === 0 }} />
          )}
          {sorted.map((choice) => (
            <Option
              key={choice.value}
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              choice={choice}
              count={counts && (counts[choice.value] ?? 0)}
              isOwn={rank(choice) > 0}
            />
          ))}
          {note && <p className={styles.small}>{note}</p>}
        </fieldset>
        <div className={styles.popoverFoot}>
          <Link className={button.text} to={clearTo} rel="nofollow" preventScrollReset>
            {filterWords.clear}
          </Link>
          <button type="submit" className={classNames(button.button, button.primary)}>
            {submit}
          </button>
        </div>
      </div>
    </details>
  );
}

interface OptionProps {
  type: 'checkbox' | 'radio';
  name: string;
  choice: Choice;
  count?: number | undefined;
  isOwn?: boolean;
}

function Option({ type, name, choice: { value, label, isChosen, platform }, count, isOwn = false }: OptionProps) {
  const service = platform && describeWatchService(platform.id, platform.name);
  return (
    <label className={classNames(styles.option, count === 0 && styles.zero)}>
      <input type={type} name={name} value={value} checked={isChosen} onChange={() => undefined} />
      {platform && service && (
        <ServiceChip brand={service.brand} abbreviation={service.abbreviation} logo={platform.logo} size="small" />
      )}
      <span>
        {label}
        {isOwn && <em>{filterWords.own}</em>}
      </span>
      {count !== undefined && <small>{count.toLocaleString('pt-BR')}</small>}
    </label>
  );
}
