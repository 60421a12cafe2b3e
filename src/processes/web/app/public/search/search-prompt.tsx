import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { SAMPLE_TYPING_MS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { search } from '#shared/text/search/search.ts';
import { submitTrimmed } from '../../shell/submit-trimmed.ts';
import styles from './search-prompt.module.css';
import { firstStep, nextStep } from './typing.ts';
import { WhileSearching } from './while-searching.tsx';

const FIELD_ID = 'pesquise-por';

/** One large field over a gradient. Sample titles type themselves into it until it has the focus. */
export function SearchPrompt() {
  const [isFocused, setFocused] = useState(false);
  const sample = useTypedSample(search.samples, !isFocused);
  return (
    <div className={styles.stage} data-no-seats>
      <Form className="wrap" action={paths.search()} role="search" onSubmit={submitTrimmed}>
        <h1 className={styles.prompt}>
          <label htmlFor={FIELD_ID}>{search.prompt}</label>
        </h1>
        <div className={styles.line}>
          <input
            id={FIELD_ID}
            className={styles.field}
            type="text"
            name="q"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            // One space, so that the stylesheet can test for an empty field with `:placeholder-shown`.
            placeholder=" "
            required
            pattern=".*\S.*"
            aria-describedby={`${FIELD_ID}-dica`}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
          <span className={styles.sample} aria-hidden="true">
            {sample}
            <span className={styles.caret} />
          </span>
        </div>
        <WhileSearching>
          <p id={`${FIELD_ID}-dica`} className={styles.hint}>
            {search.promptHint}
          </p>
        </WhileSearching>
      </Form>
    </div>
  );
}

/** The sample as typed so far. It does not change on the server, with reduced motion, or while `isOn` is false. */
function useTypedSample(samples: readonly string[], isOn: boolean): string {
  const [step, setStep] = useState(firstStep(samples));

  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setStep(nextStep(samples, step)), SAMPLE_TYPING_MS[step.wait]);
    return () => clearTimeout(timer);
  }, [samples, isOn, step]);

  return step.text;
}
