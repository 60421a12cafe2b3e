import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Outcome } from '../outcome.ts';
import { askPasskey, createPasskey } from './webauthn.ts';

type Ceremony = 'ask' | 'create';
type Stage = 'idle' | 'waiting' | 'failed';

interface UsePasskeyOptions {
  ceremony: Ceremony;
  /** Called with the device's answer, as text. */
  onAnswer: (credential: string) => void;
}

/** Fetches the options from the server, then asks the device. One at a time: a new request aborts the previous one. */
export function usePasskey({ ceremony, onAnswer }: UsePasskeyOptions) {
  const fetcher = useFetcher<Outcome & { options?: object }>();
  const [stage, setStage] = useState<Stage>('idle');
  const isAutofill = useRef(false);
  const abort = useRef<AbortController>(null);
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });

  const { submit } = fetcher;
  const start = useCallback(
    (how: { isAutofill: boolean }) => {
      abort.current?.abort();
      isAutofill.current = how.isAutofill;
      if (!how.isAutofill) setStage('waiting');
      void submit({ intent: 'passkeyOptions' }, { method: 'post' });
    },
    [submit],
  );

  const outcome = fetcher.data;
  useEffect(() => {
    if (!outcome) return;
    if (!outcome.options) {
      setStage('failed');
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const asked =
      ceremony === 'create'
        ? createPasskey(outcome.options, { signal })
        : askPasskey(outcome.options, { signal, isAutofill: isAutofill.current });
    asked.then(
      (credential) => {
        setStage('idle');
        answer.current(credential);
      },
      () => {
        // Aborted by us, or an autofill offer that was not taken: no error to show.
        if (!signal.aborted && !isAutofill.current) setStage('failed');
      },
    );
    return () => controller.abort();
  }, [outcome, ceremony]);

  return { stage, start, problem: outcome?.problem };
}
