import { confirmArrivals } from '../../src/server/sync/availability/confirm-arrivals.ts';
import { snapshotAll } from '../../src/server/sync/availability/sync-availability.ts';
import { openDatedContext } from './open-dated-context.ts';

/** Takes the snapshots of one day, for a test that kills this process meanwhile. */
const [databaseUrl = '', apiUrl = '', token = '', day = ''] = process.argv.slice(2);
const { ctx, setDay, close } = await openDatedContext(databaseUrl, apiUrl, token);
setDay(day);
process.stdout.write('begun\n');
await snapshotAll(ctx);
await confirmArrivals(ctx);
await close();
