import { titlePage } from '#shared/text/titles/title-page.ts';
import { CutText } from '../../design/cut-text.tsx';
import styles from './synopsis.module.css';

export function Synopsis({ text, lang }: { text: string; lang: string | undefined }) {
  if (!text) return <p className={styles.text}>{titlePage.synopsisMissing}</p>;
  const words = { open: titlePage.showMore, close: titlePage.showLess };
  return (
    <CutText lines={4} length={text.length} lang={lang} words={words} className={styles.text}>
      {text}
    </CutText>
  );
}
