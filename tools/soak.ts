import { runScript } from './run-script.ts';

/** `npm run soak -- NAME`: the full run of a claim whose sample runs in CI. Its result line goes to docs/measured.md. */
await runScript('soak');
