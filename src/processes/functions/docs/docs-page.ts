import type { FunctionName } from '#shared/contract/functions.ts';
import { FAILURES } from '#shared/domain/failure.ts';
import { CALLS_PER_SECOND, FUNCTION_BODY_BYTES } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { apiThemes } from '#shared/text/api-docs.ts';
import { apiFailureTexts } from '#shared/text/api-document.ts';
import { apiPage as text } from '#shared/text/api-page.ts';
import { shell } from '#shared/text/shell.ts';
import { TOLD_FAILURES } from '../openapi/failure-responses.ts';
import { docs, functionNames } from '../openapi.ts';
import { renderFunction } from './function-section.ts';
import { html, Markup, prose } from './markup.ts';

export interface DocsPageOptions {
  product: string;
  siteUrl: string;
  css: string;
  findAsset: (name: string) => string | undefined;
  answers: Readonly<Record<string, unknown>>;
}

type Theme = keyof typeof apiThemes;
const THEMES = Object.keys(apiThemes) as Theme[];
const CONTENT_ID = 'conteudo';
const OPENAPI_PATH = '/api/openapi.json';

/** A page that only changes with a release: rendered once, and complete without scripts. */
export function renderDocsPage(options: DocsPageOptions): string {
  const { product, siteUrl, css, findAsset } = options;
  const icon = findAsset('favicon.svg');
  return html`<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#1a1b1d">
<title>${text.title(product)}</title>
<meta name="description" content="${text.metaDescription}">
<link rel="canonical" href="${siteUrl}/api/docs">
<link rel="alternate" type="application/json" href="${OPENAPI_PATH}">
${icon === undefined ? '' : html`<link rel="icon" href="${icon}" type="image/svg+xml">`}
<style>${new Markup(css)}</style>
</head>
<body>
<a class="skip" href="#${CONTENT_ID}">${shell.skipToContent}</a>
${renderHeader(options)}
<div class="wrap columns">
  ${renderIndex()}
  <main id="${CONTENT_ID}" tabindex="-1">
    <h1>${text.title(product)}</h1>
    <p class="lead">${text.lead}</p>
    ${renderStart(siteUrl)}
    ${renderFailures()}
    ${renderLimits()}
    ${THEMES.map((theme) => renderTheme(theme, options))}
  </main>
</div>
<footer class="foot"><div class="wrap"><p>${shell.dataSource}</p><p>${shell.tmdbNotice}</p></div></footer>
</body>
</html>
`.text;
}

function renderHeader({ product, findAsset }: DocsPageOptions): Markup {
  const logo = findAsset('logo.svg');
  const sections = [
    [paths.home(), shell.home],
    [paths.movies(), shell.movies],
    [paths.series(), shell.series],
    [paths.genres(), shell.genres],
    [paths.platforms(), shell.platforms],
    [paths.collections(), shell.collections],
  ] as const;
  return html`<header class="head"><div class="wrap bar">
  <a class="logo" href="${paths.home()}">${
    logo === undefined ? product : html`<img src="${logo}" width="239" height="44" alt="${product}">`
  }</a>
  <nav class="nav" aria-label="${shell.mainNavigation}">${sections.map(
    ([address, label]) => html`<a href="${address}">${label}</a>`,
  )}</nav>
</div></header>`;
}

/** Beside the page if there is room, collapsed above it if not: the same list, without a script. */
function renderIndex(): Markup {
  const list = html`<ul>
      <li><a href="#comecar">${text.start}</a></li>
      <li><a href="#erros">${text.failures}</a></li>
      <li><a href="#limites">${text.limits}</a></li>
    </ul>
    ${THEMES.map(
      (theme) => html`<p class="theme">${apiThemes[theme]}</p>
    <ul>${namesOf(theme).map((name) => html`<li><a href="#${name}"><code translate="no">${name}</code></a></li>`)}</ul>`,
    )}`;
  return html`<nav class="index" aria-label="${text.index}">${list}</nav>
  <details class="folded"><summary>${text.index}</summary><nav aria-label="${text.index}">${list}</nav></details>`;
}

function namesOf(theme: Theme): FunctionName[] {
  return functionNames.filter((name) => docs[name].theme === theme);
}

function renderStart(siteUrl: string): Markup {
  return html`<section aria-labelledby="comecar"><h2 id="comecar">${text.start}</h2>
    <p>${text.twoWays}</p>
    <div class="doors">
      <div class="door"><h3>${text.withGet}</h3><pre class="call"><code translate="no">GET /api/{${text.functionName}}</code></pre><p>${prose(text.withGetText)}</p></div>
      <div class="door"><h3>${text.withPost}</h3><pre class="call"><code translate="no">POST /functions/{${text.functionName}}</code></pre><p>${prose(text.withPostText(FUNCTION_BODY_BYTES / 1_024))}</p></div>
    </div>
    <p>${text.machineText} <a class="link" href="${OPENAPI_PATH}">${siteUrl}${OPENAPI_PATH}</a></p>
  </section>`;
}

function renderFailures(): Markup {
  return html`<section aria-labelledby="erros"><h2 id="erros">${text.failures}</h2>
    <p>${prose(text.failuresText)}</p>
    <table class="failures"><thead><tr><th>${text.status}</th><th>${text.word}</th><th>${text.when}</th></tr></thead>
    <tbody>${TOLD_FAILURES.map(
      (code) => html`<tr><td data-label="${text.status}">${FAILURES[code].http}</td>
      <td data-label="${text.word}"><code translate="no">${FAILURES[code].status}</code></td>
      <td data-label="${text.when}">${prose(apiFailureTexts[code])}</td></tr>`,
    )}</tbody></table>
  </section>`;
}

function renderLimits(): Markup {
  const rows = [
    [text.autocompleteCalls, CALLS_PER_SECOND.autocomplete],
    [text.searchCalls, CALLS_PER_SECOND.search],
    [text.otherCalls, CALLS_PER_SECOND.others],
  ] as const;
  return html`<section aria-labelledby="limites"><h2 id="limites">${text.limits}</h2>
    <p>${prose(text.limitsText)}</p>
    <table><thead><tr><th>${text.calls}</th><th>${text.limit}</th></tr></thead>
    <tbody>${rows.map(
      ([what, calls]) =>
        html`<tr><th scope="row">${what}</th><td data-label="${text.limit}">${text.perSecond(calls)}</td></tr>`,
    )}</tbody></table>
    <p>${prose(text.cacheText)}</p>
  </section>`;
}

function renderTheme(theme: Theme, { siteUrl, answers }: DocsPageOptions): Markup {
  return html`<section aria-labelledby="tema-${theme}"><h2 id="tema-${theme}">${apiThemes[theme]}</h2>
    ${namesOf(theme).map((name) => renderFunction(name, docs[name], { siteUrl, answer: answers[name] }))}
  </section>`;
}
