import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStaffFixture } from '../../../test/staff/open-staff-fixture.ts';
import { Browser, enrol, PASSWORD } from '../../../test/staff/people.ts';
import { createLog } from '../infra/log.ts';
import { changePassword } from './account.ts';
import { COMMAND_LINE } from './audited.ts';
import { openBreachList } from './breach-list.ts';
import { issueInvite, issueRecovery } from './links.ts';
import { acceptInvite, recover } from './open-link.ts';

const fixture = await openStaffFixture();
const BREACHED = 'quatro tigres tristes na praia';
const folder = await mkdtemp(path.join(tmpdir(), 'breaches-'));
afterAll(() => rm(folder, { recursive: true }));
const file = path.join(folder, 'hashes.txt');
await writeFile(file, `${createHash('sha1').update(BREACHED).digest('hex').toUpperCase()}:12\n`);
const staff = { ...fixture.staff, breaches: openBreachList(file, createLog('silent')) };
const tokenOf = (url: string) => new URL(url).searchParams.get('codigo') ?? '';

test('a breached password is refused wherever one is set', async () => {
  const given = { password: BREACHED, repeated: BREACHED };
  const browser = await enrol(staff, 'ana@example.com', 'editor');
  const { member } = await browser.signedIn();
  const changed = browser.does((visit, signedIn) =>
    changePassword(staff, visit, signedIn, { current: PASSWORD, ...given }),
  );
  await expect(changed).rejects.toThrow('vazamentos');

  const invite = await issueInvite(staff, COMMAND_LINE, { email: 'bia@example.com', role: 'writer' });
  const invited = new Browser(staff);
  const accepted = (password: string) =>
    invited.visit((visit) =>
      acceptInvite(staff, visit, { token: tokenOf(invite.url), name: 'Bia', password, repeated: password }),
    );
  await expect(accepted(BREACHED)).rejects.toThrow('vazamentos');
  await accepted(PASSWORD);

  const link = await issueRecovery(staff, COMMAND_LINE, { userId: member.id, purpose: 'password' });
  const recovered = new Browser(staff).visit((visit) => recover(staff, visit, { token: tokenOf(link.url), ...given }));
  await expect(recovered).rejects.toThrow('vazamentos');
});
