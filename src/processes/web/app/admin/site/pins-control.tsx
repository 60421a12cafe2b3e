import { Link } from 'react-router';
import { isPinsShaped } from '#shared/admin/domain/check-site.ts';
import { HOME_PIN_CHARACTERS } from '#shared/admin/domain/limits.ts';
import type { PinLine } from '#shared/admin/domain/site-screens.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import type { HomePin } from '#shared/domain/site/home-pins.ts';
import { EmptyState } from '../../design/states.tsx';
import type { ControlProps } from '../editing/controls/control.ts';
import controls from '../editing/controls/controls.module.css';
import { PictureChoice } from '../editing/controls/shown-picture.tsx';
import { useEdit } from '../editing/edit-context.ts';
import { State } from '../frame/data-table.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import { DaysAndRemoval } from './home/days-and-removal.tsx';
import styles from './home/home.module.css';
import { ReorderList } from './home/reorder-list.tsx';

const words = adminPins;
const WORDS = ['kicker', 'headline', 'text'] as const;

/** Order, days, words and picture of the pinned titles, of the draft. */
export function PinsControl({ value, onValue }: ControlProps) {
  const { home, member } = useEdit();
  const mayArrange = mayRole(member.role, 'draft');
  const lineOf = (pin: HomePin) => home?.lines.find((line) => line.kind === pin.kind && line.id === pin.id);
  const pins = (isPinsShaped(value) ? value : []).flatMap((pin) => {
    const line = lineOf(pin);
    return line ? [{ ...line, ...pin }] : [];
  });
  if (pins.length === 0) return <EmptyState message={words.empty} hint={words.emptyHint} />;
  const change = (line: HomePin, to: HomePin[]) =>
    onValue(pins.flatMap((each) => (each === line ? to : [each])).map(toPin));
  return (
    <ReorderList
      items={pins}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      nameOf={({ title }) => title}
      mayArrange={mayArrange}
      onOrder={(ordered) => onValue(ordered.map(toPin))}
    >
      {(line) => (
        <Pin
          line={line}
          mayArrange={mayArrange}
          onChange={(part) => change(line, [{ ...line, ...part }])}
          onRemove={() => change(line, [])}
        />
      )}
    </ReorderList>
  );
}

function toPin({ kind, id, from, until, kicker, headline, text, image }: HomePin): HomePin {
  return {
    ...{ kind, id, from, until },
    ...(kicker && { kicker }),
    ...(headline && { headline }),
    ...(text && { text }),
    ...(image && { image }),
  };
}

interface PinProps {
  line: PinLine;
  mayArrange: boolean;
  onChange: (part: Partial<HomePin>) => void;
  onRemove: () => void;
}

function Pin({ line, mayArrange, onChange, onRemove }: PinProps) {
  const { kind, id, title, state, problem } = line;
  const isOwn = [...WORDS, 'image' as const].some((part) => line[part]);
  return (
    <div className={styles.body}>
      <div className={styles.title}>
        <Thumbnail kind="poster" path={line.picturePath} />
        <span>
          <Link className={styles.name} to={subjectPath(kind, id)}>
            {title}
          </Link>
          <small>{[adminSite[kind], line.year, isOwn && words.hasOwnWords].filter(Boolean).join(' · ')}</small>
        </span>
        {problem ? (
          <State kind="error">{words.problems[problem]}</State>
        ) : (
          <State kind={state === 'shown' ? 'ok' : 'none'}>{words.states[state]}</State>
        )}
      </div>
      <DaysAndRemoval title={title} days={line} mayArrange={mayArrange} onDays={onChange} onRemove={onRemove} />
      <details className={styles.card}>
        <summary aria-label={words.cardOf(title)}>{words.card}</summary>
        {WORDS.map((part) => (
          <label key={part}>
            {words.words[part]}
            <input
              className={controls.input}
              defaultValue={line[part] ?? ''}
              maxLength={HOME_PIN_CHARACTERS[part]}
              placeholder={words.wordHints[part]}
              aria-label={words.wordOf(words.words[part], title)}
              autoComplete="off"
              onChange={(event) => onChange({ [part]: event.target.value.trim().replaceAll(/\s+/g, ' ') })}
            />
          </label>
        ))}
        <PinPictures line={line} onChange={(image) => onChange({ image })} />
      </details>
    </div>
  );
}

function PinPictures({ line, onChange }: { line: PinLine; onChange: (image: string) => void }) {
  const paths = new Set([line.image ?? '', ...line.pictures].filter((path) => path && path !== line.backdrop));
  return (
    <div role="radiogroup" aria-label={words.imageOf(line.title)} className={controls.pictures}>
      {['', ...paths].map((path, place) => (
        <span key={path} className={controls.picture}>
          <label className={controls.choice}>
            <input
              type="radio"
              name={`${line.kind}-${line.id}`}
              value={path}
              defaultChecked={path === (line.image ?? '')}
              onChange={() => onChange(path)}
              aria-label={path === '' ? words.ownImage : words.chooseImage(place)}
            />
            <PictureChoice kind="backdrop" path={path || (line.backdrop ?? '')} />
          </label>
          {path === '' && words.ownImage}
        </span>
      ))}
    </div>
  );
}
