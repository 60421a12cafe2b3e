import { Link } from 'react-router';
import { isPinsShaped } from '#shared/admin/domain/check-site.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { HOME_PIN_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { subjectPath } from '#shared/admin/domain/paths.ts';
import type { PinLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import type { HomePin } from '#shared/domain/site/home-pins.ts';
import { EmptyState } from '../../ui/states.tsx';
import type { ControlProps } from '../editing/controls/control.ts';
import controls from '../editing/controls/controls.module.css';
import { PictureChoice } from '../editing/controls/shown-picture.tsx';
import { State } from '../frame/data-table.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import { DaysAndRemoval } from './home/days-and-removal.tsx';
import styles from './home/home.module.css';
import { ReorderList } from './home/reorder-list.tsx';

const words = adminPins;
const WORDS = ['kicker', 'headline', 'text'] as const;

interface PinsControlProps extends ControlProps {
  lines: PinLine[];
  mayArrange: boolean;
}

/** Order, days, words and picture of the pinned titles, as inputs of the draft's form. */
export function PinsControl({ field, value, onValue, lines, mayArrange }: PinsControlProps) {
  const lineOf = (pin: HomePin) => lines.find((line) => line.kind === pin.kind && line.id === pin.id);
  const pins = (isPinsShaped(value) ? value : []).flatMap((pin) => {
    const line = lineOf(pin);
    return line ? [{ ...line, ...pin }] : [];
  });
  if (pins.length === 0) return <EmptyState message={words.empty} hint={words.emptyHint} />;
  const name = (pin: HomePin) => (part: string) => inputNames.row(field, 'of', `${pin.kind}-${pin.id}`, part);
  return (
    <ReorderList
      items={pins}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      nameOf={({ title }) => title}
      placeName={(pin) => name(pin)('place')}
      mayArrange={mayArrange}
      onOrder={(ordered) => onValue(ordered.map(toPin))}
    >
      {(line) => <Pin line={line} name={name(line)} mayArrange={mayArrange} />}
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
  name: (part: string) => string;
  mayArrange: boolean;
}

function Pin({ line, name, mayArrange }: PinProps) {
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
      <DaysAndRemoval title={title} days={line} name={name} mayArrange={mayArrange} />
      <details className={styles.card}>
        <summary aria-label={words.cardOf(title)}>{words.card}</summary>
        {WORDS.map((part) => (
          <label key={part}>
            {words.words[part]}
            <input
              className={controls.input}
              name={name(part)}
              defaultValue={line[part] ?? ''}
              maxLength={HOME_PIN_CHARACTERS[part]}
              placeholder={words.wordHints[part]}
              aria-label={words.wordOf(words.words[part], title)}
              autoComplete="off"
            />
          </label>
        ))}
        <PinPictures line={line} name={name('image')} />
      </details>
    </div>
  );
}

function PinPictures({ line, name }: { line: PinLine; name: string }) {
  const paths = new Set([line.image ?? '', ...line.pictures].filter((path) => path && path !== line.backdrop));
  return (
    <div role="radiogroup" aria-label={words.imageOf(line.title)} className={controls.pictures}>
      {['', ...paths].map((path, place) => (
        <span key={path} className={controls.picture}>
          <label className={controls.choice}>
            <input
              type="radio"
              name={name}
              value={path}
              defaultChecked={path === (line.image ?? '')}
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
