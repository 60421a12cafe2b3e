import { runScript } from './run-script.ts';

/** `npm run bench -- NAME`: one script per measured claim, each compared with the bare engine in the same run. */
await runScript('bench');
