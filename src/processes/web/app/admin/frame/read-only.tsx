import { createContext, useContext, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { READ_ONLY_ASKED_AGAIN_MS } from '#shared/domain/admin-limits.ts';
import { admin } from '#shared/text/admin.ts';
import { Notice } from '../forms/notice.tsx';

/** Whether the newsroom can only be read just now. */
export const ReadOnlyContext = createContext(false);

export function useIsReadOnly(): boolean {
  return useContext(ReadOnlyContext);
}

/** Stands above every page, and goes by itself once things can be saved again. */
export function ReadOnlyBanner() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), READ_ONLY_ASKED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Notice kind="warn">
      <b>{admin.readOnly}.</b> {admin.readOnlyHint}
    </Notice>
  );
}
