import { titlePage } from '#shared/text/title-page.ts';
import button from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { expectCut, useCutText } from '../../ui/use-cut-text.ts';
import styles from './synopsis.module.css';

/** The same number as in synopsis.module.css. */
const LINES = 4;

/** With script a long text starts cut to four lines. */
export function Synopsis({ text, lang }: { text: string; lang: string | undefined }) {
  const { text: paragraph, isReady, isOpen, isCut, toggle } = useCutText<HTMLParagraphElement>();

  const room = expectCut(text.length, LINES);
  if (!text) return <p className={styles.text}>{titlePage.synopsisMissing}</p>;
  return (
    <>
      <p
        ref={paragraph}
        lang={lang}
        className={classNames(
          styles.text,
          !isOpen && (isReady ? styles.cut : styles.waiting),
          !isReady && room && styles[room],
        )}
      >
        {text}
      </p>
      {isCut && (
        <button type="button" className={button.text} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? titlePage.showLess : titlePage.showMore}
          <Icon name="chevronDown" className={isOpen ? styles.up : undefined} />
        </button>
      )}
    </>
  );
}
