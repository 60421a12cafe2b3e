import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import { Dialog } from '../../design/dialogs/dialog.tsx';
import { SuggestionBox, SuggestionField, SuggestionOptions } from '../forms/suggestions.tsx';
import styles from './palette.module.css';
import { listPlaces, type PaletteEntry } from './places.ts';
import { listRecent, noteRecent } from './recent-places.ts';
import { useFoundSubjects } from './use-found-subjects.ts';

/** Search, choose with the arrow keys, Enter: the admin without a mouse. */
export function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The dialog focuses its first button when it opens; this effect runs after that.
  useEffect(() => field.current?.focus(), []);
  const { found: asked, isAsking } = useFoundSubjects(query);
  const [recent] = useState(listRecent);
  const found = query.trim() === '' ? recent : asked;
  const places = useMemo(() => listPlaces(role, query, found), [role, query, found]);
  const go = useGo(onClose);
  const current = places[Math.max(0, Math.min(marked, places.length - 1))];
  const answered = isWanted && !isAsking ? current : undefined;
  useEffect(() => {
    if (answered) go(answered);
  });

  // While results are loading the marked entry may change: open the one that is marked when they have come.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (current && (!isAsking || current.isSure))) return;
    event.preventDefault();
    setIsWanted(true);
  };
  const type = (text: string) => {
    setQuery(text);
    setIsWanted(false);
  };
  return (
    <Dialog heading={adminPalette.title} onClose={onClose}>
      <div className={styles.palette}>
        <SuggestionBox suggestions={places} value={query} onType={type} onMark={setMarked}>
          <SuggestionField
            ref={field}
            isExpanded={places.length > 0}
            className={styles.input}
            aria-label={adminPalette.label}
            placeholder={adminPalette.placeholder}
            onKeyDown={press}
          />
          <p className={styles.hint} role="status">
            {isAsking ? adminPalette.running : places.length === 0 ? adminPalette.nothing : adminPalette.hint}
          </p>
          <SuggestionOptions
            label={adminPalette.results}
            listClass={styles.list}
            optionClass={styles.option}
            keyOf={({ key }: PaletteEntry) => key}
            onChoose={go}
          >
            {(place) => (
              <>
                <span>{place.label}</span>
                <span className={styles.note}>{place.note ?? place.group}</span>
              </>
            )}
          </SuggestionOptions>
        </SuggestionBox>
      </div>
    </Dialog>
  );
}

function useGo(onClose: () => void): (place: PaletteEntry) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  return ({ to, intent, isOutside, found }) => {
    onClose();
    if (found) noteRecent(found);
    if (isOutside) window.location.assign(to);
    else if (intent) void submit({ intent }, { method: 'post', action: to });
    else void navigate(to);
  };
}
