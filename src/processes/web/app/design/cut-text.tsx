import type { ReactNode } from 'react';
import button from './button.module.css';
import { classNames } from './class-names.ts';
import styles from './cut-text.module.css';
import { Icon } from './pictures/icon.tsx';
import { expectCut, useCutText } from './use-cut-text.ts';

interface CutTextProps {
  lines: 3 | 4;
  /** Number of characters, from which the space for the button is estimated. */
  length: number;
  lang: string | undefined;
  /** The button's words while the text is cut, and while it is open. */
  words: { open: string; close: string };
  /** A paragraph, unless the text has paragraphs of its own. */
  as?: 'p' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

/** With script, a long text starts cut to its first lines, with a button that opens it. */
export function CutText({ lines, length, lang, words, as: Tag = 'p', className, children }: CutTextProps) {
  const { text, isReady, isOpen, isCut, toggle } = useCutText<HTMLDivElement & HTMLParagraphElement>();
  const space = expectCut(length, lines);
  return (
    <>
      <Tag
        ref={text}
        lang={lang}
        className={classNames(
          className,
          styles[`lines${lines}`],
          !isOpen && (isReady ? styles.cut : styles.waiting),
          !isReady && space && styles[space],
        )}
      >
        {children}
      </Tag>
      {isCut && (
        <button type="button" className={button.text} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? words.close : words.open}
          <Icon name="chevronDown" className={isOpen ? styles.up : undefined} />
        </button>
      )}
    </>
  );
}
