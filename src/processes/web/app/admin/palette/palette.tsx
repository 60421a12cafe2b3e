import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useNavigate, useSubmit } from 'react-router';
import { PALETTE_WAITS_MS } from '#shared/admin/domain/limits.ts';
import { goToPath } from '#shared/admin/domain/paths.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import styles from './palette.module.css';
import { type FoundSubject, listPlaces, type Place } from './places.ts';

interface Found {
  query: string;
  lines: FoundSubject[];
}

/** Search, choose with the arrow keys, Enter: the admin without a mouse. */
export function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The dialog focuses its first button when it opens; this effect runs after that.
  useEffect(() => field.current?.focus(), []);
  const { found, isAsking } = useFound(query);
  const places = listPlaces(role, query, query.trim() ? found : []);
  const go = useGo(onClose);
  const current = Math.min(chosen, places.length - 1);
  const answered = isWanted && !isAsking ? places[current] : undefined;
  useEffect(() => {
    if (answered) go(answered);
  });
  const optionId = (place: number) => `${id}-${place}`;

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const place = places[current];
    if (step && places.length > 0) {
      event.preventDefault();
      setChosen((current + step + places.length) % places.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // While results are loading the selected entry may change: open the one the answer selects.
      if (place && (!isAsking || place.isSure)) go(place);
      else setIsWanted(true);
    }
  };

  return (
    <Dialog heading={adminPalette.title} onClose={onClose}>
      <div className={styles.palette}>
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={places.length > 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          aria-label={adminPalette.label}
          placeholder={adminPalette.placeholder}
          autoComplete="off"
          spellCheck={false}
          ref={field}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
            setIsWanted(false);
          }}
          onKeyDown={press}
        />
        <p className={styles.hint} role="status">
          {isAsking ? adminPalette.running : places.length === 0 ? adminPalette.nothing : adminPalette.hint}
        </p>
        <Options {...{ id, places, current, optionId, go }} />
      </div>
    </Dialog>
  );
}

interface OptionsProps {
  id: string;
  places: Place[];
  current: number;
  optionId: (place: number) => string;
  go: (place: Place) => void;
}

function Options({ id, places, current, optionId, go }: OptionsProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={adminPalette.results} className={styles.list}>
      {places.map((place, number) => (
        // The focus stays in the field, which names the selected option (aria-activedescendant).
        <div
          key={place.key}
          id={optionId(number)}
          ref={(element) => {
            if (number === current) element?.scrollIntoView({ block: 'nearest' });
          }}
          role="option"
          tabIndex={-1}
          aria-selected={number === current}
          className={classNames(styles.option, number === current && styles.chosen)}
          onClick={() => go(place)}
        >
          <span>{place.label}</span>
          <span className={styles.note}>{place.note ?? place.group}</span>
        </div>
      ))}
    </div>
  );
}

/** The results for the current query; results for an earlier one are dropped. */
function useFound(query: string): { found: FoundSubject[]; isAsking: boolean } {
  const fetcher = useFetcher<Found>();
  const { load } = fetcher;
  const asked = query.trim();
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => void load(goToPath(asked)), PALETTE_WAITS_MS);
    return () => clearTimeout(timer);
  }, [asked, load]);
  const isCurrent = fetcher.data?.query === asked;
  return { found: isCurrent ? (fetcher.data?.lines ?? []) : [], isAsking: asked !== '' && !isCurrent };
}

function useGo(onClose: () => void): (place: Place) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  return ({ to, intent, isOutside }) => {
    onClose();
    if (isOutside) window.location.assign(to);
    else if (intent) void submit({ intent }, { method: 'post', action: to });
    else void navigate(to);
  };
}
