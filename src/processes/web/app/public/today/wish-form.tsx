import { type FormEvent, type Ref, useState } from 'react';
import { paths } from '#shared/domain/site/paths.ts';
import { today } from '#shared/text/today.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import type { TodayView } from './today-view.ts';
import styles from './wish-form.module.css';

/**
 * The canonical address of what the form says: its fields are in the order of addresses, and defaults are empty.
 * @param own slugs of the visitor's platforms
 */
export function buildFormAddress(form: HTMLFormElement, own: string, place?: string): string {
  const said = new FormData(form);
  if (place) said.set('onde', place);
  said.set('plataformas', said.get('onde') === 'meus' ? own : '');
  const pairs = [...said].flatMap(([name, value]) => (typeof value === 'string' && value ? `${name}=${value}` : []));
  return pairs.length > 0 ? `${paths.today()}?${pairs.join('&')}` : paths.today();
}

interface WishFormProps {
  ref: Ref<HTMLFormElement>;
  view: TodayView;
  onChoose: (place: unknown) => void;
}

/** A sentence whose words are selects. Other wishes begin with their best answers. Without script it has a button. */
export function WishForm({ ref, view, onChoose }: WishFormProps) {
  const [mood, setMood] = useAddressed(view.mood);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(new FormData(event.currentTarget).get('onde'));
  };
  return (
    <form
      ref={ref}
      action={paths.today()}
      aria-label={today.title}
      // Firefox would restore the choices of another page.
      autoComplete="off"
      onChange={choose}
      onSubmit={choose}
    >
      <p className={styles.sentence}>
        {view.choices.map((choice, place) => (
          <Choice key={choice.name} choice={choice} mark={place < view.choices.length - 1 ? ', ' : '.'} />
        ))}
      </p>
      <input type="hidden" name="plataformas" value={view.own} />
      <fieldset className={styles.moods}>
        <legend>{today.mood}</legend>
        {view.moods.map(({ value, label }) => (
          <label key={value} className={styles.mood}>
            <input
              type="radio"
              name="clima"
              value={value}
              className="visually-hidden"
              checked={mood === value}
              onChange={() => setMood(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <noscript>
        <p className={styles.submit}>
          <button className={classNames(button.button, button.primary)} type="submit">
            {today.show}
          </button>
        </p>
      </noscript>
    </form>
  );
}

function Choice({
  choice: { name, label, value, options },
  mark,
}: {
  choice: TodayView['choices'][number];
  mark: string;
}) {
  const [chosen, setChosen] = useAddressed(value);
  const lead = options.find((option) => option.value === chosen)?.lead;
  return (
    <>
      <span className={styles.part}>
        {lead && `${lead} `}
        <span className={styles.choice}>
          <select name={name} aria-label={label} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className={styles.chevron} />
        </span>
      </span>
      {mark}
    </>
  );
}

/** The visitor's choice while its page loads; after that the value in the address. */
function useAddressed(value: string): [string, (value: string) => void] {
  const [chosen, setChosen] = useState(value);
  const [addressed, setAddressed] = useState(value);
  if (value !== addressed) {
    setAddressed(value);
    setChosen(value);
  }
  return [chosen, setChosen];
}
