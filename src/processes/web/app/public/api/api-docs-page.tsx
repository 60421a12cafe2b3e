import type { ReactNode } from 'react';
import { EMBED_SIZE } from '#shared/domain/limits.ts';
import { type ApiDescription, OPENAPI_PATH, type ThemeDescription } from '#shared/domain/site/api-description.ts';
import { buildEmbedPath, OEMBED_PATH } from '#shared/domain/site/embed-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { apiPage as text } from '#shared/text/api/api-page.ts';
import { classNames } from '../../design/class-names.ts';
import styles from './api-docs.module.css';
import { Code, Prose } from './code.tsx';
import { FailureTable } from './failure-table.tsx';
import { FunctionSection } from './function-section.tsx';

const GET = `GET /api/{${text.functionName}}`;
const POST = `POST /functions/{${text.functionName}}`;

interface ApiDocsPageProps {
  product: string;
  siteUrl: string;
  api: ApiDescription;
}

/** Changes only with a release, and complete without script. */
export function ApiDocsPage({ product, siteUrl, api }: ApiDocsPageProps) {
  return (
    <div className={classNames('wrap', styles.page)}>
      <nav className={styles.index} aria-label={text.index}>
        <IndexList themes={api.themes} />
      </nav>
      {/* On narrow screens, where the list has no space beside the page. */}
      <details className={styles.folded}>
        <summary>{text.index}</summary>
        <nav aria-label={text.index}>
          <IndexList themes={api.themes} />
        </nav>
      </details>
      <div className={styles.content}>
        <h1>{text.title(product)}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <Start siteUrl={siteUrl} bodyKilobytes={api.bodyKilobytes} />
        <Section id="erros" title={text.failures}>
          <p>
            <Prose>{text.failuresText}</Prose>
          </p>
          <FailureTable label={text.failures} column={text.when} failures={api.failures} />
        </Section>
        <Limits {...api.callsPerSecond} />
        <Widget siteUrl={siteUrl} />
        {api.themes.map(({ id, name, functions }) => (
          <Section key={id} id={`tema-${id}`} title={name}>
            {functions.map((described) => (
              <FunctionSection key={described.name} described={described} siteUrl={siteUrl} />
            ))}
          </Section>
        ))}
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function IndexList({ themes }: { themes: readonly ThemeDescription[] }) {
  return (
    <>
      <ul>
        <li>
          <a href="#comecar">{text.start}</a>
        </li>
        <li>
          <a href="#erros">{text.failures}</a>
        </li>
        <li>
          <a href="#limites">{text.limits}</a>
        </li>
        <li>
          <a href="#widget">{text.widget}</a>
        </li>
      </ul>
      {themes.map(({ id, name, functions }) => (
        <div key={id}>
          <p className={styles.theme}>{name}</p>
          <ul>
            {functions.map((described) => (
              <li key={described.name}>
                <a href={`#${described.name}`}>
                  <Code>{described.name}</Code>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Start({ siteUrl, bodyKilobytes }: { siteUrl: string; bodyKilobytes: number }) {
  return (
    <Section id="comecar" title={text.start}>
      <p>{text.twoWays}</p>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>{text.withGet}</h3>
          <pre className={styles.call}>
            <Code>{GET}</Code>
          </pre>
          <p>
            <Prose>{text.withGetText}</Prose>
          </p>
        </div>
        <div className={styles.way}>
          <h3>{text.withPost}</h3>
          <pre className={styles.call}>
            <Code>{POST}</Code>
          </pre>
          <p>
            <Prose>{text.withPostText(bodyKilobytes)}</Prose>
          </p>
        </div>
      </div>
      <p>
        {text.machineText}{' '}
        <a className={styles.link} href={OPENAPI_PATH}>
          {siteUrl + OPENAPI_PATH}
        </a>
      </p>
    </Section>
  );
}

const EXAMPLE = 'cidade-de-deus-2002-598';

function Widget({ siteUrl }: { siteUrl: string }) {
  const { width, height } = EMBED_SIZE;
  const src = siteUrl + buildEmbedPath({ kind: 'filme', slug: EXAMPLE });
  return (
    <Section id="widget" title={text.widget}>
      <p>{text.widgetText}</p>
      <p>{text.widgetFrame}</p>
      <pre className={styles.call}>
        <Code>{text.widgetMarkup(src, width, height)}</Code>
      </pre>
      <p>
        <Prose>{text.oEmbedText}</Prose>
      </p>
      <pre className={styles.call}>
        <Code>{text.oEmbedCall(`${siteUrl}${OEMBED_PATH}?url=${siteUrl}${paths.movie(EXAMPLE)}`)}</Code>
      </pre>
    </Section>
  );
}

function Limits({ autocomplete, search, others }: ApiDescription['callsPerSecond']) {
  const rows = [
    [text.autocompleteCalls, autocomplete],
    [text.searchCalls, search],
    [text.otherCalls, others],
  ] as const;
  return (
    <Section id="limites" title={text.limits}>
      <p>
        <Prose>{text.limitsText}</Prose>
      </p>
      <table className={styles.table} aria-label={text.limits}>
        <thead>
          <tr>
            <th scope="col">{text.calls}</th>
            <th scope="col">{text.limit}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, calls]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label={text.limit}>{text.perSecond(calls)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Prose>{text.cacheText}</Prose>
      </p>
    </Section>
  );
}
