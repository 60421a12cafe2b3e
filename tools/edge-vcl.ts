import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../src/server/infra/env.ts';
import { writeQueryVcl, writeUnavailableVcl } from './edge/write-vcl.ts';

/** `node tools/edge-vcl.ts`: writes the parts of the edge's configuration that depend on the site's parameters and texts. */
const EDGE = path.resolve(import.meta.dirname, '../deploy/edge');
const { PRODUCT_NAME } = readEnv({ DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing' });
writeFileSync(path.join(EDGE, 'query.vcl'), writeQueryVcl());
writeFileSync(path.join(EDGE, 'unavailable.vcl'), writeUnavailableVcl(PRODUCT_NAME));
