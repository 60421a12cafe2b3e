import { describeSection, nameSection } from '#shared/admin/domain/home-sections.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { arrangeSections, type HomeSection } from '#shared/domain/site/home-sections.ts';
import type { ControlProps } from '../../editing/controls/control.ts';
import { useEdit } from '../../editing/edit-context.ts';
import { buttonClass } from '../../forms/submit.tsx';
import styles from './home.module.css';
import { ReorderList } from './reorder-list.tsx';

/** Order and visibility of home's sections. */
export function SectionsControl({ value, onValue }: ControlProps) {
  const mayArrange = mayRole(useEdit().member.role, 'publish');
  const placed = arrangeSections(value);
  const show = (section: HomeSection, isShown: boolean) =>
    onValue(placed.map((each) => (each.section === section ? { section, isShown } : each)));
  return (
    <>
      <ReorderList
        items={placed}
        keyOf={({ section }) => section}
        nameOf={({ section }) => nameSection(section)}
        mayArrange={mayArrange}
        onOrder={onValue}
      >
        {({ section, isShown }) => (
          <label className={styles.section} data-hidden={isShown ? undefined : ''}>
            <span>
              <b>{nameSection(section)}</b>
              <small>{describeSection(section)}</small>
            </span>
            <input
              type="checkbox"
              checked={isShown}
              onChange={(event) => show(section, event.target.checked)}
              aria-label={adminPins.shownOf(nameSection(section))}
            />
          </label>
        )}
      </ReorderList>
      {mayArrange && value !== null && (
        <button type="button" className={buttonClass('link')} onClick={() => onValue(null)}>
          {adminPins.usualOrder}
        </button>
      )}
    </>
  );
}
