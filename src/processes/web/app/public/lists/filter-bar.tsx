import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { listWords } from '#shared/text/lists.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { buildAddress, type ParametersOf, readQuery } from './address.ts';
import styles from './filter-bar.module.css';

/** The row between the heading of a list and the list: tabs, filters, related lists, and a count at the end. */
export function ListBar({ children, isPlain = false }: { children: ReactNode; isPlain?: boolean }) {
  return <div className={classNames(styles.bar, isPlain && styles.plain)}>{children}</div>;
}

export function ListCount({ children }: { children: string }) {
  return <p className={styles.count}>{children}</p>;
}

interface FilterFormProps<Q extends object> {
  path: string;
  parameters: ParametersOf<Q>;
  /** Parameters the filters do not change, for example the open tab; sent as hidden inputs. */
  kept?: readonly (readonly [name: string, value: string])[];
  children: ReactNode;
}

/** A plain form, submitted on each change. It has no page number: another choice starts at the first page. */
export function FilterForm<Q extends object>({ path, parameters, kept = [], children }: FilterFormProps<Q>) {
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const query = readQuery(parameters, new URLSearchParams(chosen));
    // Navigates straight to the canonical address, to which the server would redirect: it leaves defaults out.
    void navigate(buildAddress(path, parameters, query), { preventScrollReset: true });
  };
  return (
    <form
      className={styles.form}
      action={path}
      aria-label={listWords.filters}
      // Firefox would restore the choices of another page.
      autoComplete="off"
      onChange={show}
      onSubmit={show}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <button className={classNames(button.button, button.outline)} type="submit">
          {listWords.apply}
        </button>
      </noscript>
    </form>
  );
}

interface FilterSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

export function FilterSelect({ label, name, value, options }: FilterSelectProps) {
  // Shows the visitor's choice while its page loads; after that the value in the address wins.
  const [chosen, setChosen] = useState(value);
  const [addressed, setAddressed] = useState(value);
  if (value !== addressed) {
    setAddressed(value);
    setChosen(value);
  }
  return (
    <label className={styles.filter}>
      {label}
      <span className={styles.field}>
        <select name={name} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.chevron} />
      </span>
    </label>
  );
}
