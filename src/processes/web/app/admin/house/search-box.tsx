import { Form } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** Where it leads; what was there in the query is gone but for what is given. */
  action: string;
  query: string;
  placeholder: string;
  /** On the button. */
  label: string;
  keep?: Readonly<Record<string, string>>;
}

/** One field and its button: what is searched for is in the address. */
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
