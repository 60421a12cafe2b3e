import { Form } from 'react-router';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** The target page. The query is replaced; only the parameters in `keep` are passed on. */
  action: string;
  query: string;
  placeholder: string;
  /** The button's label. */
  label: string;
  keep?: Readonly<Record<string, string>>;
}

/** A search field with its button; the query is in the address. */
export function SearchBox({ action, query, placeholder, label, keep = {} }: SearchBoxProps) {
  return (
    <Form role="search" className={styles.search} action={action}>
      <Icon name="search" />
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={placeholder}
        aria-label={placeholder}
      />
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{label}</button>
    </Form>
  );
}
