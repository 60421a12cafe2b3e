import type { Backend } from '../src/processes/web/app/backend.server.ts';

/** A house of which no editor said anything. */
export const bareHouse: Backend['house'] = {
  findRedirect: async () => undefined,
  led() {},
  missed() {},
  unanswered() {},
  readTexts: async () => ({ writtenOn: null }),
  isHidden: async () => false,
};
