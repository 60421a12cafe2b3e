import { CAST_PREVIEW } from '#shared/domain/limits.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import button from '../../../design/button.module.css';
import { useOpenedPart } from '../../../design/lazy-part.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Section } from '../../../design/section.tsx';
import { useHasScript } from '../../../design/use-has-script.ts';
import { CastPreview } from './cast-preview.tsx';
import { PeopleLists, PlainPeople } from './people-lists.tsx';
import type { PeopleView } from './people-view.ts';

interface CastSectionProps {
  id: string;
  /** The film's or series' title. */
  title: string;
  people: PeopleView;
}

/** Six people of the cast, or of the crew if there is no cast; all of them in a dialog. Without any picture: as text. */
export function CastSection({ id, title, people }: CastSectionProps) {
  const { cast, crew } = people;
  const dialog = useOpenedPart(async () => (await import('./people-dialog.tsx')).PeopleDialog);
  const hasCast = cast.length > 0;
  const shown = (hasCast ? cast : crew).slice(0, CAST_PREVIEW);
  const hasMore = cast.length + crew.length > shown.length;
  const listId = `${id}-completo`;

  return (
    <Section
      id={id}
      title={hasCast ? titlePage.castOf(title) : titlePage.crewOf(title)}
      action={hasMore && <SeeAllPeople title={title} listId={listId} onOpen={dialog.open} />}
    >
      {shown.some(({ picturePath }) => picturePath !== null) ? (
        <CastPreview people={shown} />
      ) : (
        <PlainPeople people={shown} />
      )}
      {hasMore && (
        <noscript>
          <PeopleLists id={listId} people={people} />
        </noscript>
      )}
      {dialog.Part && <dialog.Part title={title} people={people} onClose={dialog.close} />}
    </Section>
  );
}

interface SeeAllPeopleProps {
  title: string;
  listId: string;
  onOpen: (event: React.MouseEvent<HTMLElement>) => void;
}

/** Without script it links to the whole list further down. */
function SeeAllPeople({ title, listId, onOpen }: SeeAllPeopleProps) {
  const hasScript = useHasScript();
  const label = titlePage.seeAllPeople(title);
  const content = (
    <>
      {titlePage.seeAll}
      <Icon name="chevronRight" />
    </>
  );
  return hasScript ? (
    <button type="button" className={button.text} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  ) : (
    <a className={button.text} href={`#${listId}`} aria-label={label}>
      {content}
    </a>
  );
}
