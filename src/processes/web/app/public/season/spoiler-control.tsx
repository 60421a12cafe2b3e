import { type SyntheticEvent, useId, useState } from 'react';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './spoiler-control.module.css';
import type { Spoilers } from './use-spoilers.ts';

/** Up to so many episodes each has its number under the range; of more, the first and the last. */
const NUMBERED = 14;

interface SpoilerControlProps {
  numbers: readonly number[];
  spoilers: Spoilers;
}

/** The number field and the range say the same. Hidden without script, where `UntilLinks` are. */
export function SpoilerControl({ numbers, spoilers: { limit, isOn, isVeiled, choose, showAll } }: SpoilerControlProps) {
  const hasScript = useHasScript();
  const id = useId();
  const [first = 1, last = 1] = [numbers[0], numbers.at(-1)];
  const chosen = numbers.findLast((number) => number <= limit);
  const current = isOn && limit <= last ? chosen : undefined;
  const unchosen = limit < first ? seriesPage.noneShown : seriesPage.allShown;
  const [typed, setTyped] = useState<string>();
  const onType = (text: string) => {
    setTyped(text);
    if (numbers.some((number) => String(number) === text)) choose(Number(text));
  };
  const onShowAll = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    // The button is hidden now, and the focus would be lost.
    currentTarget.form?.querySelector<HTMLInputElement>('[type=range]')?.focus();
    showAll();
  };

  return (
    <form className={classNames(styles.control, isOn && styles.on)} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.label} htmlFor={id}>
        {seriesPage.withoutSpoilersUntil}
      </label>
      <input
        className={styles.number}
        type="number"
        name="numero"
        inputMode="numeric"
        aria-label={seriesPage.episodeNumber}
        {...{ min: first, max: last, disabled: !hasScript }}
        value={typed ?? current ?? ''}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <div className={styles.track}>
        <input
          id={id}
          type="range"
          name="ate"
          {...{ min: first, max: last, step: 1, disabled: !hasScript }}
          value={current ?? (limit < first ? first : last)}
          aria-valuetext={current === undefined ? unchosen : seriesPage.untilEpisode(current)}
          onChange={(event) => choose(event.target.valueAsNumber)}
        />
        <div className={styles.scale} aria-hidden="true">
          {(numbers.length > NUMBERED ? [first, last] : numbers).map((number) => (
            <span key={number} className={current !== undefined && number <= current ? styles.seen : undefined}>
              {number}
            </span>
          ))}
        </div>
      </div>
      <button type="button" className={classNames(button.text, styles.all)} onClick={onShowAll}>
        {seriesPage.showAll}
      </button>
      {/* In the place of the button, which shows when there is something to show. */}
      {!isOn && (
        <p className={classNames('note', styles.state)} aria-hidden="true">
          {seriesPage.allShown}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isOn && seriesPage.keptCount(numbers.filter(isVeiled).length)}
      </p>
    </form>
  );
}

/** The same without script: pages of which the server leaves out what the later episodes are about. */
export function UntilLinks({
  numbers,
  path,
  until,
}: {
  numbers: readonly number[];
  path: string;
  until: number | null;
}) {
  return (
    <noscript>
      <nav className={styles.links} aria-label={seriesPage.withoutSpoilersUntil}>
        <p>{seriesPage.withoutSpoilersUntil}</p>
        <ul>
          {numbers.slice(0, -1).map((number) => (
            <li key={number}>
              <a
                href={`${path}?ate=${number}`}
                rel="nofollow"
                aria-label={seriesPage.untilEpisode(number)}
                aria-current={number === until ? 'true' : undefined}
              >
                {number}
              </a>
            </li>
          ))}
          {until !== null && (
            <li>
              <a href={path}>{seriesPage.showAll}</a>
            </li>
          )}
        </ul>
      </nav>
    </noscript>
  );
}
