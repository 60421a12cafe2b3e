import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import chips from '../../design/chip-links.module.css';

interface FilterChipsProps {
  /** What the chips choose. */
  label: string;
  chips: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** Like `ChipLinks`, for links that differ only in their query. */
export function FilterChips({ label, chips: choices }: FilterChipsProps) {
  const row = useRef<HTMLElement>(null);
  const current = choices.findIndex(({ isCurrent }) => isCurrent);

  // On a phone the row scrolls sideways, and the chosen chip may be past its edge.
  useEffect(() => {
    const chip = row.current?.querySelectorAll('li')[current];
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 3;
  }, [current]);

  return (
    <nav ref={row} className={chips.chips} aria-label={label}>
      <ul>
        {choices.map(({ label: word, to, isCurrent }) => (
          <li key={to}>
            <Link className={chips.chip} to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
