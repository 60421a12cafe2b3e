import type { FunctionDescription, ParameterDescription } from '#shared/domain/site/api-description.ts';
import { apiPage as text } from '#shared/text/api/api-page.ts';
import styles from './api-docs.module.css';
import { Code, Prose } from './code.tsx';
import { FailureTable } from './failure-table.tsx';

/** One function: what it does, takes, answers and refuses. */
export function FunctionSection({ described, siteUrl }: { described: FunctionDescription; siteUrl: string }) {
  const { name, summary, description, oneOf, parameters, answer, refusals } = described;
  const get = `curl '${siteUrl}${described.exampleUrl}'`;
  const post = `curl '${siteUrl}/functions/${name}' \\\n  -H 'content-type: application/json' \\\n  -d '${described.exampleBody}'`;
  return (
    <article className={styles.function} id={name} aria-labelledby={`${name}-h`}>
      <h3 id={`${name}-h`}>
        <a href={`#${name}`}>
          <Code>{name}</Code>
        </a>
      </h3>
      <p className={styles.summary}>{summary}</p>
      <p>
        <Prose>{description}</Prose>
      </p>
      <ul className={styles.facts}>
        <li>{text.cachedFor(described.cachedMinutes)}</li>
        <li>{text.upTo(described.callsPerSecond)}</li>
      </ul>
      <h4>{text.parameters}</h4>
      {oneOf.length > 0 && (
        <p className={styles.note}>
          <Prose>{text.oneOf(oneOf.map((field) => `\`${field}\``).join(text.or))}</Prose>
        </p>
      )}
      {parameters.length > 0 ? (
        <Parameters of={name} parameters={parameters} />
      ) : (
        <p className={styles.note}>{text.noParameters}</p>
      )}
      <h4>{text.example}</h4>
      <pre className={styles.call}>
        <Code>{get}</Code>
      </pre>
      <pre className={styles.call}>
        <Code>{post}</Code>
      </pre>
      <details className={styles.answer}>
        <summary>{text.answer}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
        <pre tabIndex={0} role="region" aria-label={text.answerOf(name)}>
          <Code>{answer}</Code>
        </pre>
      </details>
      <h4>{text.failures}</h4>
      <FailureTable label={`${text.failures}: ${name}`} column={text.message} failures={refusals} />
    </article>
  );
}

function Parameters({ of, parameters }: { of: string; parameters: readonly ParameterDescription[] }) {
  return (
    <table className={styles.table} aria-label={`${text.parameters}: ${of}`}>
      <thead>
        <tr>
          <th scope="col">{text.parameter}</th>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.fallback}</th>
          <th scope="col">{text.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, isRequired, kind, fallback, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <Code>{name}</Code>
              {isRequired && ' '}
              {isRequired && <span className={styles.required}>{text.required}</span>}
            </th>
            <td data-label={text.kind}>{typeof kind === 'string' ? kind : <Code>{kind.join(' · ')}</Code>}</td>
            {fallback === undefined ? (
              <td className={styles.none}>{text.none}</td>
            ) : (
              <td data-label={text.fallback}>
                <Code>{fallback}</Code>
              </td>
            )}
            <td data-label={text.meaning}>
              <Prose>{meaning}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
