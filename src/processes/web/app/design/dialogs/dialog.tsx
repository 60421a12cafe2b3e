import { type ReactNode, useId } from 'react';
import { dialogWords } from '#shared/text/ui.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  heading: string;
  /** Set if the heading is in another language. */
  headingLang?: string | undefined;
  onClose: () => void;
  /** Beside the heading: tabs. */
  tools?: ReactNode;
  /** A sheet fills a small screen; a form is narrow; a question has its buttons in one row; a player is as wide as its video. */
  shape?: 'sheet' | 'form' | 'question' | 'player';
  children: ReactNode;
}

/** A modal with a heading and a close button. Render it to open it; see `Modal`. */
export function Dialog({ heading, headingLang, onClose, tools, shape = 'sheet', children }: DialogProps) {
  const headingId = useId();

  return (
    <Modal labelledBy={headingId} onClose={onClose} className={classNames(styles.dialog, styles[shape])}>
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={headingId} lang={headingLang} className={styles.heading}>
            {heading}
          </h2>
          {tools}
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{dialogWords.close}</span>
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </Modal>
  );
}
