import { importConfig } from './lint/imports/config.ts';

export default importConfig;
