import { type ReactNode, useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Hint } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { usePasskey } from './use-passkey.ts';
import { arePasskeysSupported, isAutofillSupported } from './webauthn.ts';

interface PasskeyButtonProps {
  ceremony: 'ask' | 'create';
  /** Sent with the device's answer: where to go next, whether to remember the device, the passkey's name. */
  collect?: () => Record<string, string>;
  /** Also offered by the browser in the e-mail field. */
  hasAutofill?: boolean;
  isPossible: boolean;
  /** The page's last answer: the server's verdict on the device's response. */
  outcome?: Outcome | undefined;
  look?: 'primary' | 'outline';
  isWide?: boolean;
  children: ReactNode;
}

/** Asks the device for a passkey, and submits its answer as the page's `passkey` form. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const {
    ceremony,
    collect,
    hasAutofill = false,
    isPossible,
    outcome,
    look = 'outline',
    isWide = false,
    children,
  } = props;
  const hasScript = useHasScript();
  const [isSupported, setIsSupported] = useState(true);
  const submit = useSubmit();
  const { stage, start, problem } = usePasskey({
    ceremony,
    onAnswer: (credential) => void submit({ intent: 'passkey', credential, ...collect?.() }, { method: 'post' }),
  });

  const refused = outcomeOf(outcome, 'passkey')?.problem;

  useEffect(() => setIsSupported(arePasskeysSupported()), []);
  useEffect(() => {
    if (!hasAutofill || !isPossible) return;
    let isGone = false;
    void isAutofillSupported().then((is) => {
      if (is && !isGone) start({ isAutofill: true });
    });
    return () => {
      isGone = true;
    };
  }, [hasAutofill, isPossible, start]);

  if (!isPossible) return <Hint>{adminSignIn.passkeyImpossible}</Hint>;
  if (!hasScript) return <Hint>{adminSignIn.passkeyNeedsScript}</Hint>;
  if (!isSupported) return <Hint>{adminSignIn.passkeyUnsupported}</Hint>;
  return (
    <>
      {stage === 'failed' && (
        <Notice kind="error">
          {problem ?? (ceremony === 'create' ? adminErrors.passkeyNotAdded : adminErrors.passkeyFailed)}
        </Notice>
      )}
      {stage === 'idle' && refused && <Notice kind="error">{refused}</Notice>}
      <button
        type="button"
        className={buttonClass(look, isWide)}
        aria-disabled={stage === 'waiting' || undefined}
        onClick={() => start({ isAutofill: false })}
      >
        <AdminIcon name="key" />
        {stage === 'waiting' ? adminSignIn.passkeyWaiting : children}
      </button>
    </>
  );
}
