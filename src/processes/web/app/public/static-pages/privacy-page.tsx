import type { ReactNode } from 'react';
import { formatLongDate } from '#shared/domain/format.ts';
import type { Operator } from '#shared/domain/site/operator.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { privacy } from '#shared/text/privacy.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { useCurrentSection } from '../../design/use-current-section.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { CookieStatus } from './cookie-status.tsx';
import { PlainTable } from './plain-table.tsx';
import styles from './privacy-page.module.css';

interface PrivacyPageProps {
  siteName: string;
  contactEmail: string;
  operator: Operator;
  hasGoogleAnalytics: boolean;
  /** Written by editors, by section; replaces the default text. With its date. */
  own?: Readonly<Record<string, SafeHtml | null>>;
  writtenOn?: string;
}

interface PolicySection {
  id: string;
  title: string;
  content: ReactNode;
}

export function PrivacyPage(site: PrivacyPageProps) {
  const sections = listSections(site);
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.privacy()} />
      <PageHead title={privacy.title} intro={privacy.intro} />
      <p className={styles.updated}>{privacy.updated(formatLongDate(dayOf(site)))}</p>
      <div className={styles.columns}>
        <Index sections={sections} />
        <div className={styles.policy}>
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The newer of the two: the default text may be newer than the editors'. */
function dayOf({ writtenOn = '' }: PrivacyPageProps): string {
  return writtenOn > privacy.updatedOn ? writtenOn : privacy.updatedOn;
}

function Index({ sections }: { sections: readonly PolicySection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.index} aria-label={privacy.index}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function listSections(site: PrivacyPageProps): PolicySection[] {
  return listOwnSections(site).map((section) => {
    const html = site.own?.[section.id];
    return html ? { ...section, content: <OwnText site={site} id={section.id} html={html} /> } : section;
  });
}

/** The notice about Google Analytics is always shown, even over an editor's text. */
function OwnText({ site, id, html }: { site: PrivacyPageProps; id: string; html: SafeHtml }) {
  return (
    <>
      <RichText html={html} />
      {id === 'compartilhamento' && site.hasGoogleAnalytics && <p>{privacy.sharingWithGoogle}</p>}
    </>
  );
}

function listOwnSections({ siteName, contactEmail, operator, hasGoogleAnalytics }: PrivacyPageProps): PolicySection[] {
  const sharing = hasGoogleAnalytics ? [...privacy.sharingText, privacy.sharingWithGoogle] : privacy.sharingText;
  return [
    { id: 'coleta', title: privacy.collection, content: <Paragraphs texts={privacy.collectionText(siteName)} /> },
    { id: 'finalidades', title: privacy.purposes, content: <Purposes /> },
    { id: 'cookies', title: privacy.cookies, content: <Cookies /> },
    { id: 'compartilhamento', title: privacy.sharing, content: <Paragraphs texts={sharing} /> },
    { id: 'sites-externos', title: privacy.externalSites, content: <Paragraphs texts={privacy.externalSitesText} /> },
    { id: 'seguranca', title: privacy.security, content: <Paragraphs texts={privacy.securityText} /> },
    { id: 'direitos', title: privacy.rights, content: <Rights /> },
    { id: 'mudancas', title: privacy.changes, content: <Paragraphs texts={privacy.changesText} /> },
    { id: 'contato', title: privacy.contact, content: <Contact operator={operator} contactEmail={contactEmail} /> },
  ];
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Purposes() {
  return (
    <>
      <p>{privacy.purposesText}</p>
      <PlainTable caption={privacy.purposesTable} columns={privacy.purposesColumns} rows={privacy.purposesRows} />
    </>
  );
}

function Cookies() {
  return (
    <>
      <Paragraphs texts={privacy.cookiesText} />
      <CookieStatus />
      <PlainTable caption={privacy.keysTable} columns={privacy.keysColumns} rows={privacy.keysRows} isFirstCode />
    </>
  );
}

function Rights() {
  return (
    <>
      <p>{privacy.rightsText}</p>
      <ul className={styles.list}>
        {privacy.rightsList.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
      <p>{privacy.rightsEnd}</p>
    </>
  );
}

function Contact({ operator, contactEmail }: Pick<PrivacyPageProps, 'operator' | 'contactEmail'>) {
  const { controllerName, controllerCnpj, controllerAddress, officerName } = operator;
  const missing = (Object.keys(operator) as (keyof Operator)[]).filter((field) => operator[field] === '');
  const contact = operator.officerContact || contactEmail;
  return (
    <>
      {controllerName && <p>{privacy.controller(controllerName, controllerCnpj, controllerAddress)}</p>}
      {officerName && <p>{privacy.officer(officerName)}</p>}
      {missing.length > 0 && <p>{privacy.notNamed(missing)}</p>}
      <p>
        {privacy.write} <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</a>.{' '}
        {privacy.answerTime}
      </p>
    </>
  );
}
