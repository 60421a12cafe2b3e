/** The service worker of visitors who save data. Apart from `paths`, so that the client entry does not load all of them. */
export const DATA_SAVER_PATH = '/economia.js';
