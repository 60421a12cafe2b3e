import { createContext, useContext, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { READ_ONLY_ASKED_AGAIN_MS } from '#shared/admin/domain/limits.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { Notice } from '../forms/notice.tsx';

/** Whether the admin is read-only at the moment. */
export const ReadOnlyContext = createContext(false);

export function useIsReadOnly(): boolean {
  return useContext(ReadOnlyContext);
}

/** Shown above every page; disappears by itself once saving is possible again. */
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
