import { useId } from 'react';
import { novela as words } from '#shared/text/titles/novela.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import styles from './chapter-jump.module.css';
import type { NovelaView } from './novela-view.ts';

interface ChapterJumpProps {
  novela: Pick<NovelaView, 'path' | 'range'>;
  asked?: string;
  /** Why what was asked for is not there. */
  fault?: string;
}

/** A plain form: the server finds the page of the chapter, with or without script. */
export function ChapterJump({ novela, asked = '', fault = '' }: ChapterJumpProps) {
  const id = useId();
  return (
    <form className={styles.form} action={novela.path} autoComplete="off">
      <label className={styles.label} htmlFor={id}>
        {words.jump}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          name="cap"
          type="text"
          inputMode="numeric"
          maxLength={6}
          required
          defaultValue={asked}
          aria-describedby={`${id}-hint`}
          aria-invalid={fault ? true : undefined}
        />
        <button type="submit" className={classNames(button.button, button.primary)}>
          {words.go}
        </button>
        <span
          id={`${id}-hint`}
          className={classNames(styles.hint, fault && styles.fault)}
          role={fault ? 'alert' : undefined}
        >
          {fault || novela.range}
        </span>
      </div>
    </form>
  );
}
