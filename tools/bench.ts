import { runScript } from './run-script.ts';

/** `npm run bench -- NAME`: one script per measured claim, each with the bare engine beside it in the same run. */
await runScript('bench');
