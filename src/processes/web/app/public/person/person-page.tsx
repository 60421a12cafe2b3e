import { paths } from '#shared/domain/site/paths.ts';
import { personWords } from '#shared/text/person.ts';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { classNames } from '../../design/class-names.ts';
import { Section } from '../../design/section.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { ShortCoverage } from '../collections/short-coverage.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import newsCards from '../news/news-cards.module.css';
import { PersonHead } from './person-head.tsx';
import styles from './person-page.module.css';
import type { PersonView } from './person-view.ts';
import { ProductionCard } from './production-card.tsx';
import grid from './productions-section.module.css';
import { ProductionsSection } from './productions-section.tsx';

export function PersonPage({ person }: { person: PersonView }) {
  const { slug, name, curiosities, additionalInformation, pictures, productions, dubbed } = person;
  return (
    <article className="wrap">
      <PathBreadcrumb path={paths.person(slug)} names={{ [slug]: name }} />
      <PersonHead person={person} />
      {dubbed.length > 0 && (
        <Section id="dublou" title={personWords.dubbed} subtitle={personWords.voiceOf(name)}>
          <ul className={classNames(grid.grid, styles.dubbed)}>
            {dubbed.map((production) => (
              <li key={production.key}>
                <ProductionCard production={production} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {productions.total > 0 && <ProductionsSection person={person} />}
      {person.coverage && (
        <Section id="cobertura" title={personWords.coverage(name)} subtitle={personWords.coverageHint}>
          <ShortCoverage coverage={person.coverage} />
        </Section>
      )}
      {person.news && <RichText html={person.news} className={newsCards.cards} />}
      {(curiosities || additionalInformation) && (
        <div className={styles.texts}>
          {curiosities && (
            <Section id="curiosidades" title={personWords.curiositiesAbout(name)}>
              <RichText html={curiosities} />
            </Section>
          )}
          {additionalInformation && (
            <Section id="informacoes" title={personWords.additionalInformation}>
              <RichText html={additionalInformation} />
            </Section>
          )}
        </div>
      )}
      {pictures.length > 0 && (
        <Section id="fotos" title={galleryWords.photos}>
          <Gallery key={slug} pictures={pictures} viewer="person" name={name} />
        </Section>
      )}
    </article>
  );
}
