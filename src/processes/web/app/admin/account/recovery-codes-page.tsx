import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminAccount } from '#shared/admin/text/staff/account.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { CopyButton } from '../forms/copy-button.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './recovery-codes-page.module.css';

/** The codes are shown only in the response that created them. */
export function RecoveryCodesPage({ left, codes }: { left: number; codes: string[] | undefined }) {
  return (
    <>
      <PageTop title={adminAccount.codesPageTitle} />
      <Panel title={adminAccount.codesLeft(left)} className={styles.panel}>
        <Hint>{adminAccount.codesIntro}</Hint>
        {codes ? <Codes codes={codes} /> : <Generate hasSome={left > 0} />}
      </Panel>
    </>
  );
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <>
      <Notice kind="warn">{adminAccount.codesKeep}</Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} label={adminAccount.copyCodes} />
        <Link className={buttonClass('primary')} to={adminPaths.dashboard()}>
          {adminAccount.done}
        </Link>
      </div>
    </>
  );
}

function Generate({ hasSome }: { hasSome: boolean }) {
  return (
    <>
      {hasSome && <Hint>{adminAccount.codesWarning}</Hint>}
      <AdminForm intent="generate" className={styles.actions}>
        <Submit intent="generate">{hasSome ? adminAccount.generateAgain : adminAccount.generate}</Submit>
        <Link className={buttonClass('outline')} to={adminPaths.dashboard()}>
          {adminAccount.later}
        </Link>
      </AdminForm>
    </>
  );
}
