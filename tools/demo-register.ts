import path from 'node:path';
import { findDemoCompany } from '../packages/demo/companies.ts';
import { companyRegister } from '../packages/demo/company-register.ts';
import { filmFacts, personFacts, serialFacts } from '../packages/demo/facts.ts';
import { networkRegister } from '../packages/demo/network-register.ts';
import { findDemoNetwork } from '../packages/demo/networks.ts';
import { personRegister } from '../packages/demo/people/register.ts';
import { RESERVED_PERSON } from '../packages/demo/person-facts.ts';
import { appendRows, nextFreeId, type RegisterRow } from './demo/append-rows.ts';
import { findCredits } from './demo/find-credits.ts';
import { personKey, readKnownPeople } from './demo/read-known-people.ts';

/**
 * Gives every name in the demo's films and series a permanent id: new names are appended to their register. Read the
 * diff before you commit it: a misspelt name becomes a new row.
 */
const ROOT = path.resolve(import.meta.dirname, '..');

/** The first thousand ids belong to the people of the first films, the first hundred to the first companies and networks. */
const FIRST_NEW_PERSON = RESERVED_PERSON + 1_001;
const FIRST_NEW_COMPANY = 900_000_101;
const FIRST_NEW_NETWORK = 900_000_101;

registerPeople();
register('packages/demo/company-register.ts', FIRST_NEW_COMPANY, companyRegister, [
  ...new Set(filmFacts.flatMap(({ companies = [] }) => companies).filter((name) => !findDemoCompany(name))),
]);
register('packages/demo/network-register.ts', FIRST_NEW_NETWORK, networkRegister, [
  ...new Set(serialFacts.flatMap(({ networks }) => networks).filter((name) => !findDemoNetwork(name))),
]);

function registerPeople(): void {
  const isKnown = new Set(personRegister.map(([, name]) => name));
  const taken = new Set(personRegister.map(([id]) => id));
  const recorded = readKnownPeople(process.env.TMDB_CONTRACT_DIR);
  const written = new Map(personFacts.flatMap(({ name, id }) => (id === undefined ? [] : [[name, id] as const])));
  const rows: RegisterRow[] = [];
  for (const [name, department] of findCredits()) {
    if (isKnown.has(name)) continue;
    const known = written.get(name) ?? recorded.get(personKey(name, department));
    const id = known !== undefined && !taken.has(known) ? known : nextFreeId(taken, FIRST_NEW_PERSON);
    taken.add(id);
    rows.push([id, name, department]);
  }
  write('packages/demo/people/register.ts', rows);
}

/** The country cannot be derived from a name: it is written by hand. */
function register(file: string, first: number, rows: readonly RegisterRow[], names: readonly string[]): void {
  const next = nextFreeId(
    rows.map(([id]) => id),
    first,
  );
  write(
    file,
    names.map((name, index) => [next + index, name, '']),
  );
}

function write(file: string, rows: readonly RegisterRow[]): void {
  appendRows(path.join(ROOT, file), rows);
  process.stdout.write(`${file}: ${rows.length} added\n`);
  for (const [id, name] of rows) process.stdout.write(`  ${id} ${name}\n`);
}
