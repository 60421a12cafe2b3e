import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useBlocker, useLocation, useNavigation } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { type UnsavedForm, UnsavedRegistry } from './unsaved-registry.ts';

interface Unsaved {
  registry: UnsavedRegistry;
  memberId: string;
}

const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/** Undefined outside of the admin's frame: signing in has no typed text to keep. */
export function useUnsaved(): Unsaved | undefined {
  return useContext(UnsavedContext);
}

/** Registers unsaved changes that are no form: a draft, a list of titles. */
export function useUnsavedChanges(id: string, changes: UnsavedForm): void {
  const registry = useUnsaved()?.registry;
  useEffect(() => registry?.set(id, changes));
  useEffect(() => () => registry?.delete(id), [registry, id]);
}

interface UnsavedFormsProps {
  memberId: string;
  children: ReactNode;
}

/**
 * Every form of the page with typed text, drafts included, and the only guard of the admin, because the router supports one blocker:
 * before the member leaves, what can be saved is saved, and then one question is asked about the rest.
 */
export function UnsavedForms({ memberId, children }: UnsavedFormsProps) {
  const [unsaved] = useState(() => ({ registry: new UnsavedRegistry(), memberId }));
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <Guard registry={unsaved.registry} />
    </UnsavedContext>
  );
}

function Guard({ registry }: { registry: UnsavedRegistry }) {
  useSyncExternalStore(registry.subscribe, registry.version, registry.version);
  const here = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) leaveControl();
    return listLost(registry, currentLocation, nextLocation).length > 0;
  });
  useWindow(registry);
  useSent(registry);

  const lost = blocker.state === 'blocked' ? listLost(registry, here, blocker.location) : [];
  const isLeft = lost.length > 0;
  const isSaving = lost.some((form) => form.isSaving?.());
  // Only once per attempt to leave, or an unreachable server would be called in a loop.
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return setIsTried(false);
    if (!isLeft) return blocker.proceed();
    if (isTried || isSaving) return;
    setIsTried(true);
    for (const form of listLost(registry, here, blocker.location)) form.save?.();
  }, [registry, here, blocker, isLeft, isTried, isSaving]);

  if (blocker.state !== 'blocked' || !isTried || isSaving || !isLeft) return null;
  return <LeaveDialog forms={lost} onStay={() => blocker.reset()} onGo={() => blocker.proceed()} />;
}

function listLost(registry: UnsavedRegistry, from: Location, to: Location): UnsavedForm[] {
  return registry.list().filter((form) => form.isLostBy(from, to) && form.isUnsaved());
}

/** Some controls take what is typed when they lose the focus, which going back and closing the window do not take from them. */
function leaveControl(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur());
}

/** Closing the window asks too; and what is typed into any form is noticed here. */
function useWindow(registry: UnsavedRegistry): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      leaveControl();
      const left = registry.list().filter((form) => form.isUnsaved());
      for (const form of left) form.keep();
      if (left.length > 0) event.preventDefault();
    };
    const notice = ({ target }: Event) => registry.notice(target);
    addEventListener('beforeunload', warn);
    // While capturing, before React handles it.
    document.addEventListener('input', notice, true);
    document.addEventListener('change', notice, true);
    document.addEventListener('reset', notice, true);
    return () => {
      removeEventListener('beforeunload', warn);
      document.removeEventListener('input', notice, true);
      document.removeEventListener('change', notice, true);
      document.removeEventListener('reset', notice, true);
    };
  }, [registry]);
}

/** A form that was sent and is gone with its page was saved, unless its action redirected to the page that asks for the password again. */
function useSent(registry: UnsavedRegistry): void {
  const { state, formData } = useNavigation();
  const { pathname } = useLocation();
  useEffect(() => {
    if (state === 'loading' && formData) registry.answerSent(formData.get('intent'));
    if (state === 'idle') registry.endSent(pathname !== adminPaths.confirm('').split('?')[0]);
  }, [registry, state, formData, pathname]);
}
