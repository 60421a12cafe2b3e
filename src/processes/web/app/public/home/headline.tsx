import { shell } from '#shared/text/shell.ts';
import styles from './headline.module.css';

/** One class per word: from left to right the type gets wider and its colour warmer. */
const POSITIONS = [
  styles.word0,
  styles.word1,
  styles.word2,
  styles.word3,
  styles.word4,
  styles.word5,
  styles.word6,
  styles.word7,
  styles.word8,
  styles.word9,
];

export function Headline() {
  return (
    <h1 className={styles.headline}>
      {shell.headline.split(' ').map((word, position) => (
        <span key={word} className={POSITIONS[position]}>
          {position > 0 && ' '}
          {word}
        </span>
      ))}
    </h1>
  );
}
