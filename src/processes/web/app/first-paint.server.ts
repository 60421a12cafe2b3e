/** What React Router writes to start a page in the browser: its modules, imported as soon as they are there. */
const STARTER = { opens: '<script type="module" async="">', closes: '</script>' };
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const FETCHED_AHEAD = '<link rel="modulepreload"';

/** A page in a tab behind is not drawn; it need not wait. */
const DRAWN = 'await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));';

/**
 * The page is drawn before its scripts run, and its pictures come before them: it is whole without any. Where the network is
 * fast the scripts came in with the style sheet, and the first picture waited until all of React was read; where it is slow
 * they took the line from it. A page without React Router's starter stays as it is.
 */
export function startAfterFirstPaint(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const headEnds = html.indexOf('</head>');
  const opens = html.indexOf(STARTER.opens, Math.max(headEnds, 0));
  if (headEnds < 0 || opens < 0) return html;
  const from = opens + STARTER.opens.length;
  const to = html.indexOf(STARTER.closes, from);
  const head = html.toString('utf8', 0, headEnds).replaceAll(FETCHED_AHEAD, `${FETCHED_AHEAD} fetchpriority="low"`);
  const starter = waitingFor(html.toString('utf8', from, to));
  return Buffer.concat([Buffer.from(head), html.subarray(headEnds, from), Buffer.from(starter), html.subarray(to)]);
}

function waitingFor(starter: string): string {
  const imports = [...starter.matchAll(IMPORT)];
  const names = imports.map(([, name = '']) => name);
  const modules = imports.map(([, , address]) => `import("${address}")`);
  return `${DRAWN}const [${names.join()}]=await Promise.all([${modules.join()}]);${starter.replace(IMPORT, '').trim()}`;
}
