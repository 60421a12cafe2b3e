import { wallConfig } from './lint/walls/config.ts';

export default wallConfig;
