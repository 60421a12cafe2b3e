import { type FormEvent, useState } from 'react';
import { paths } from '#shared/domain/site/paths.ts';
import { COMPANIES, MOODS, PLACES, TIMES, type WishName } from '#shared/domain/today/wishes.ts';
import { today } from '#shared/text/today.ts';
import button from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { readTodayQuery, type TodayQuery } from './today-query.ts';
import styles from './wish-form.module.css';

/** What a visitor calls one of their wishes. */
export function nameWish(query: TodayQuery, name: WishName): string {
  if (name === 'tempo') return query.time === undefined ? today.noHurry : today.time(query.time);
  if (name === 'com') return today.companies[query.company][1];
  if (name === 'onde') return today.places[query.place][1];
  return query.mood ? today.moods[query.mood] : today.anyMood;
}

interface Option {
  value: string;
  label: string;
  /** The words before it in the sentence. */
  lead: string;
}

const TIME_OPTIONS: readonly Option[] = [
  ...TIMES.map((minutes) => ({ value: String(minutes), label: today.time(minutes), lead: today.hasTime })),
  { value: '', label: today.noHurry, lead: today.hasNoHurry },
];
const COMPANY_OPTIONS = COMPANIES.map((value) => toOption(value, today.companies[value]));
const MOOD_OPTIONS = [['', today.anyMood], ...MOODS.map((mood) => [mood, today.moods[mood]] as const)] as const;
const PLACE_OPTIONS = PLACES.map((value) => toOption(value, today.places[value]));

function toOption(value: string, [lead, label]: readonly [string, string]): Option {
  return { value, label, lead };
}

interface WishFormProps {
  query: TodayQuery;
  onChoose: (query: TodayQuery) => void;
}

/** A sentence whose words are selects; other wishes begin with the best answers again. Without script it has a button. */
export function WishForm({ query, onChoose }: WishFormProps) {
  const [mood, setMood] = useAddressed(query.mood ?? '');
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    onChoose(readTodayQuery(new URLSearchParams(chosen), query.platforms));
  };
  return (
    <form
      action={paths.today()}
      aria-label={today.title}
      // Firefox would restore the choices of another page.
      autoComplete="off"
      onChange={choose}
      onSubmit={choose}
    >
      <p className={styles.sentence}>
        <Choice name="tempo" label={today.askTime} value={query.time?.toString() ?? ''} options={TIME_OPTIONS} />
        {', '}
        <Choice name="com" label={today.askCompany} value={query.company} options={COMPANY_OPTIONS} />
        {', '}
        <Choice name="onde" label={today.askPlace} value={query.place} options={PLACE_OPTIONS} />.
      </p>
      {query.platforms.length > 0 && <input type="hidden" name="plataformas" value={query.platforms.join(',')} />}
      <fieldset className={styles.moods}>
        <legend>{today.mood}</legend>
        {MOOD_OPTIONS.map(([value, label]) => (
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

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const [chosen, setChosen] = useAddressed(value);
  const lead = options.find((option) => option.value === chosen)?.lead;
  return (
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
