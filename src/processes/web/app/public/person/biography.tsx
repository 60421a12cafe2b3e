import { personWords } from '#shared/text/person.ts';
import { CutText } from '../../design/cut-text.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import styles from './biography.module.css';

interface BiographyProps {
  html: SafeHtml | null;
  lang: string | undefined;
}

export function Biography({ html, lang }: BiographyProps) {
  if (!html) return <p className={styles.missing}>{personWords.biographyMissing}</p>;
  const words = { open: personWords.readBiography, close: personWords.closeBiography };
  return (
    <div className={styles.biography}>
      <CutText as="div" lines={3} length={html.replaceAll(/<[^<>]*>/g, '').length} lang={lang} words={words}>
        <RichText html={html} />
      </CutText>
    </div>
  );
}
