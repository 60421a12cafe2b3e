import { about } from '#shared/text/about.ts';
import styles from './dictionary-card.module.css';

/** One class per letter: the letters widen towards the end of the word. */
const LETTERS = [
  styles.letter0,
  styles.letter1,
  styles.letter2,
  styles.letter3,
  styles.letter4,
  styles.letter5,
  styles.letter6,
  styles.letter7,
  styles.letter8,
  styles.letter9,
  styles.letter10,
];

export function DictionaryCard() {
  return (
    <div className={styles.card}>
      <p className={styles.word}>
        <span className="visually-hidden">{about.word}</span>
        <span aria-hidden="true">
          {[...about.word].map((letter, place) => (
            // Letters repeat and never move.
            <span key={place} className={LETTERS[place]}>
              {letter}
            </span>
          ))}
        </span>
      </p>
      <p className={styles.wordClass}>{about.wordClass}</p>
      <p className={styles.meaning}>{about.wordMeaning}</p>
    </div>
  );
}
