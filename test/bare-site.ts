import type { Backend } from '../src/processes/web/app/backend.server.ts';

/** Site settings without any editor's changes. */
export const bareSite: Backend['siteSettings'] = {
  findRedirect: async () => undefined,
  led() {},
  missed() {},
  unanswered() {},
  readTexts: async () => ({ writtenOn: null }),
  isHidden: async () => false,
};
