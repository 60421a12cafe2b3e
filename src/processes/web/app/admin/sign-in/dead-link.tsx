import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { buttonClass } from '../forms/submit.tsx';
import { StepHead } from './sign-in-frame.tsx';

/** Used, cancelled, expired or unknown: the page does not say which. */
export function DeadLink() {
  return (
    <>
      <StepHead title={adminSignIn.linkDeadTitle}>{adminErrors.linkInvalid}</StepHead>
      <Link className={buttonClass('primary', true)} to={adminPaths.signIn()}>
        {adminSignIn.toSignIn}
      </Link>
    </>
  );
}
