import { adminCompare } from '#shared/admin/text/compare.ts';
import { type DiffPart, diffWords } from './diff-words.ts';
import styles from './word-diff.module.css';

interface WordDiffProps {
  before: string;
  after: string;
  /** The side to show, without the words only the other side has. `both` shows the two merged. */
  side: 'before' | 'after' | 'both';
}

const SHOWN: Record<WordDiffProps['side'], readonly DiffPart['kind'][]> = {
  before: ['same', 'removed'],
  after: ['same', 'added'],
  both: ['same', 'removed', 'added'],
};

/** Changes are underlined or struck through, never marked by colour alone; screen readers get words. */
export function WordDiff({ before, after, side }: WordDiffProps) {
  if ((side === 'before' ? before : after) === '' && side !== 'both')
    return <p className={styles.text}>{adminCompare.nothing}</p>;
  const parts = diffWords(before, after).filter(({ kind }) => SHOWN[side].includes(kind));
  return (
    <p className={styles.text}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={index}>
            <span className="visually-hidden">[{adminCompare[kind]}: </span>
            {text}
            <span className="visually-hidden">]</span>
          </Mark>
        );
      })}
    </p>
  );
}
