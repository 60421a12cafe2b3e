import { useRef } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { AppEnrolment, Factors, Passkey } from '#shared/admin/domain/staff.ts';
import { adminAccount } from '#shared/admin/text/staff/account.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { formatDate } from '#shared/domain/format.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { State } from '../frame/data-table.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { AppEnrolmentForm } from '../sign-in/app-enrolment.tsx';
import { Fold } from '../sign-in/fold.tsx';
import { PasskeyButton } from '../sign-in/passkey-button.tsx';
import styles from './keys-panel.module.css';

interface KeysPanelProps {
  factors: Factors;
  /** The data to set up an authenticator app; absent while one is set up. */
  enrolment: AppEnrolment | undefined;
  arePasskeysPossible: boolean;
  isConfirmed: boolean;
  outcome: Outcome | undefined;
}

export function KeysPanel({ factors, enrolment, arePasskeysPossible, isConfirmed, outcome }: KeysPanelProps) {
  return (
    <Panel title={adminAccount.twoSteps}>
      <Answer outcome={outcome} />
      <h3 className={styles.kind}>{adminAccount.appTitle}</h3>
      {factors.hasApp ? <AppIsOn /> : <AppIsOff enrolment={enrolment} outcome={outcome} />}
      <h3 className={styles.kind}>{adminAccount.passkeysTitle}</h3>
      {factors.passkeys.length === 0 && <Hint>{adminAccount.noPasskeys}</Hint>}
      <ul>
        {factors.passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {isConfirmed && <NewPasskey isPossible={arePasskeysPossible} />}
      <h3 className={styles.kind}>{adminAccount.codesTitle}</h3>
      <div className={styles.line}>
        <span>{adminAccount.codesLeft(factors.recoveryCodesLeft)}</span>
        <Link className={buttonClass('outline')} to={adminPaths.recoveryCodes()}>
          {adminAccount.seeCodes}
        </Link>
      </div>
    </Panel>
  );
}

const INTENTS = ['removeApp', 'passkey', 'removePasskey', 'app'];

/** The result is shown at the top, because the row it belongs to may be gone. */
function Answer({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome || !INTENTS.includes(outcome.intent)) return null;
  if (outcome.problem && outcome.intent !== 'app') return <Notice kind="error">{outcome.problem}</Notice>;
  return outcome.notice ? <Notice kind="ok">{outcome.notice}</Notice> : null;
}

function AppIsOn() {
  return (
    <div className={styles.line}>
      <State kind="ok">{adminAccount.appOn}</State>
      <AdminForm intent="removeApp" isQuiet>
        <Submit intent="removeApp" look="danger-link">
          {adminAccount.removeApp}
        </Submit>
      </AdminForm>
    </div>
  );
}

function AppIsOff({ enrolment, outcome }: Pick<KeysPanelProps, 'enrolment' | 'outcome'>) {
  return (
    <>
      <State kind="none">{adminAccount.appOff}</State>
      {enrolment && (
        <Fold summary={adminAccount.addApp} isOpen={outcomeOf(outcome, 'app')?.problem !== undefined}>
          <AppEnrolmentForm enrolment={enrolment} />
        </Fold>
      )}
    </>
  );
}

function PasskeyLine({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  const shown = name || adminAccount.unnamedPasskey;
  return (
    <li className={styles.line}>
      <span>
        <b>{shown}</b>
        {createdAt && <span className="meta"> {adminAccount.createdOn(formatDate(toBrazilianDay(createdAt)))}</span>}
      </span>
      <AdminForm intent="removePasskey" isQuiet about={{ name: 'passkeyId', value: id }}>
        <Submit intent="removePasskey" look="danger-link" label={adminAccount.removePasskeyNamed(shown)}>
          {adminAccount.removePasskey}
        </Submit>
      </AdminForm>
    </li>
  );
}

function NewPasskey({ isPossible }: { isPossible: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const collect = () => ({ name: box.current?.querySelector('input')?.value ?? '' });
  return (
    <div ref={box}>
      {isPossible && (
        <Field
          name="passkeyName"
          label={adminAccount.passkeyName}
          hint={adminAccount.passkeyNameHint}
          autoComplete="off"
          maxLength={60}
        />
      )}
      <PasskeyButton ceremony="create" collect={collect} isPossible={isPossible}>
        {adminAccount.addPasskey}
      </PasskeyButton>
    </div>
  );
}
