import { paths } from '#shared/domain/site/paths.ts';
import { about } from '#shared/text/about.ts';
import { shell } from '#shared/text/shell.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { classNames } from '../../design/class-names.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import styles from './about-page.module.css';
import { DictionaryCard } from './dictionary-card.tsx';

interface AboutPageProps {
  siteName: string;
  contactEmail: string;
  isDemo: boolean;
  /** How /hoje chooses. */
  today: { rules: readonly string[]; moods: readonly string[] };
  /** Written by editors; replaces the default questions. */
  questions?: { question: string; answer: SafeHtml | null }[] | undefined;
}

export function AboutPage({ siteName, contactEmail, isDemo, today, questions }: AboutPageProps) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.about()} />
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title}>{about.title(siteName)}</h1>
          <p className={styles.lead}>{about.lead}</p>
          <p className={styles.rest}>{about.rest}</p>
        </div>
        {/* The card explains the word "lanterninha", so it is shown only if that is the site's name. */}
        {siteName === shell.product && <DictionaryCard />}
      </div>
      <ul className={styles.points}>
        {about.points.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Questions siteName={siteName} contactEmail={contactEmail} questions={questions} />
      <TodayRules {...today} />
      <Sources isDemo={isDemo} />
    </div>
  );
}

function Questions({ siteName, contactEmail, questions }: Omit<AboutPageProps, 'isDemo' | 'today'>) {
  return (
    <section className={styles.faq} aria-labelledby="perguntas">
      <div>
        <h2 id="perguntas" className={styles.heading}>
          {about.faq}
        </h2>
        <p className={styles.notThere}>
          {about.notThere} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </div>
      <div className={styles.questions}>
        {questions
          ? questions.map(({ question, answer }, place) => (
              <details key={question} open={place === 0}>
                <summary>{question}</summary>
                {answer && <RichText html={answer} />}
              </details>
            ))
          : about.questions(siteName).map(({ question, answer }, place) => (
              <details key={question} open={place === 0}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
      </div>
    </section>
  );
}

/** The formula of /hoje. */
function TodayRules({ rules, moods }: { rules: readonly string[]; moods: readonly string[] }) {
  return (
    <section className={styles.faq} aria-labelledby="o-que-ver-hoje">
      <h2 id="o-que-ver-hoje" className={styles.heading}>
        {about.today}
      </h2>
      <div className={styles.rules}>
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
        <ul>
          {moods.map((mood) => (
            <li key={mood}>{mood}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Sources({ isDemo }: { isDemo: boolean }) {
  return (
    <section className={styles.sources} aria-labelledby="fontes">
      <h2 id="fontes" className={classNames(styles.heading, styles.sourcesHeading)}>
        {about.sources}
      </h2>
      <div>
        <h3>
          <ExternalLink href={about.tmdbUrl}>{about.tmdb}</ExternalLink>
        </h3>
        <p>{shell.tmdbNotice}</p>
        <p lang="en" className={styles.english}>
          {about.tmdbEnglish}
        </p>
      </div>
      <div>
        <h3>
          <ExternalLink href={about.justWatchUrl}>{about.justWatch}</ExternalLink>
        </h3>
        <p>{about.justWatchText}</p>
      </div>
      {isDemo && (
        <div className={styles.demo}>
          <h3>{about.demo}</h3>
          <p>{about.demoText}</p>
        </div>
      )}
    </section>
  );
}
