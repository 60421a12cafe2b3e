import { type KeyboardEvent, useRef, useState } from 'react';
import { COMMENT_CHARACTERS, MEMBERS_OFFERED } from '#shared/admin/domain/limits.ts';
import { findTypedMention, type Mentionable, offerMembers } from '#shared/admin/domain/mentions.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import controls from '../editing/controls/controls.module.css';
import styles from './comment-box.module.css';

const words = adminReviews;

interface CommentBoxProps {
  id: string;
  team: readonly Mentionable[];
  /** A text that was refused, and why. */
  text: string | undefined;
  problem: string | undefined;
}

/** The text of a comment. `@` opens the list of members. Ctrl or ⌘ with Enter sends it. */
export function CommentBox({ id, team, text, problem }: CommentBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<ReturnType<typeof findTypedMention>>(undefined);
  const [marked, setMarked] = useState(0);
  const offered = typed ? offerMembers(typed.typed, team, MEMBERS_OFFERED) : [];
  const [list, hint] = [`${id}-members`, `${id}-hint`];

  const look = () => {
    if (!box.current) return;
    setTyped(findTypedMention(box.current.value, box.current.selectionStart));
    setMarked(0);
  };
  const choose = (member: Mentionable | undefined) => {
    if (!box.current || !typed || !member) return;
    box.current.setRangeText(`@${member.name} `, typed.from, typed.from + 1 + typed.typed.length, 'end');
    box.current.focus();
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) event.currentTarget.form?.requestSubmit();
    else if (offered.length === 0) return;
    else if (key === 'ArrowDown') setMarked((marked + 1) % offered.length);
    else if (key === 'ArrowUp') setMarked((marked + offered.length - 1) % offered.length);
    else if (key === 'Enter') choose(offered[marked]);
    else if (key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.box}>
      <textarea
        ref={box}
        id={id}
        name="body"
        className={controls.input}
        rows={3}
        maxLength={COMMENT_CHARACTERS}
        defaultValue={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[hint, problem && `${id}-problem`].filter(Boolean).join(' ')}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? list : undefined}
        aria-activedescendant={offered.length > 0 ? `${list}-${marked}` : undefined}
        onInput={look}
        onClick={look}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      {offered.length > 0 && (
        <div id={list} className={styles.members} role="listbox" aria-label={words.members}>
          {offered.map((member, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, and names the marked option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's.
            <div
              key={member.id}
              id={`${list}-${place}`}
              role="option"
              aria-selected={place === marked}
              // Before the text loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(member)}
            >
              {member.name}
            </div>
          ))}
        </div>
      )}
      <p id={hint} className={styles.hint}>
        {words.mentionHint}
      </p>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
