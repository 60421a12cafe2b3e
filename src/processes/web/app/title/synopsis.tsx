import { useEffect, useRef, useState } from 'react';
import { titlePage } from '#shared/text/title-page.ts';
import button from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './synopsis.module.css';

/** The whole text is always in the page; with script a long one starts at four lines. */
export function Synopsis({ text, lang }: { text: string; lang: string | undefined }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  // The same text may be cut in one width and whole in the next. An open text is never cut: the last answer stands.
  useEffect(() => {
    setReady(true);
    const element = paragraph.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  if (!text) return <p className={styles.text}>{titlePage.synopsisMissing}</p>;
  return (
    <>
      <p
        ref={paragraph}
        lang={lang}
        className={classNames(styles.text, !isOpen && (isReady ? styles.cut : styles.waiting))}
      >
        {text}
      </p>
      {isCut && (
        <button type="button" className={button.text} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? titlePage.showLess : titlePage.showMore}
          <Icon name="chevronDown" className={isOpen ? styles.up : undefined} />
        </button>
      )}
    </>
  );
}
