import { personWords } from '#shared/text/person.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import button from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { expectCut, useCutText } from '../../ui/use-cut-text.ts';
import styles from './biography.module.css';

/** As many lines as in biography.module.css. */
const LINES = 3;

interface BiographyProps {
  html: SafeHtml | null;
  lang: string | undefined;
}

export function Biography({ html, lang }: BiographyProps) {
  const { text, isReady, isOpen, isCut, toggle } = useCutText<HTMLDivElement>();

  if (!html) return <p className={styles.missing}>{personWords.biographyMissing}</p>;
  const room = expectCut(html.replaceAll(/<[^>]*>/g, '').length, LINES);
  return (
    <div className={styles.biography}>
      <div
        ref={text}
        lang={lang}
        className={classNames(!isOpen && (isReady ? styles.cut : styles.waiting), !isReady && room && styles[room])}
      >
        <RichText html={html} />
      </div>
      {isCut && (
        <button type="button" className={button.text} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? personWords.closeBiography : personWords.readBiography}
          <Icon name="chevronDown" className={isOpen ? styles.up : undefined} />
        </button>
      )}
    </div>
  );
}
