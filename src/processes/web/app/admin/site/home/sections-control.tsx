import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { describeSection, nameSection } from '#shared/admin/domain/home-sections.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { arrangeSections, type HomeSection } from '#shared/domain/site/home-sections.ts';
import type { ControlProps } from '../../editing/controls/control.ts';
import { buttonClass } from '../../forms/submit.tsx';
import styles from './home.module.css';
import { ReorderList } from './reorder-list.tsx';

/** Order and visibility of home's sections. */
export function SectionsControl({ field, value, onValue, mayArrange }: ControlProps & { mayArrange: boolean }) {
  const placed = arrangeSections(value);
  const show = (section: HomeSection, isShown: boolean) =>
    onValue(placed.map((each) => (each.section === section ? { section, isShown } : each)));
  const name = (section: string, part: string) => inputNames.row(field, 'of', section, part);
  return (
    <>
      <ReorderList
        items={placed}
        keyOf={({ section }) => section}
        nameOf={({ section }) => nameSection(section)}
        placeName={({ section }) => name(section, 'place')}
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
              name={name(section, 'shown')}
              value="1"
              checked={isShown}
              onChange={(event) => {
                event.stopPropagation();
                show(section, event.target.checked);
              }}
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
