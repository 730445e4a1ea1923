import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether there is unsaved input; called on demand, so that typing costs nothing. */
type IsUnsaved = () => boolean;

interface UnsavedForm {
  /** The dialog of the form, or the page. */
  readonly scope: string;
  readonly isUnsaved: IsUnsaved;
}

const registeredForms = new Set<UnsavedForm>();

/** The mounted forms. */
export const unsavedForms = {
  hasAny: (): boolean => [...registeredForms].some(({ isUnsaved }) => isUnsaved()),
  hasIn: (scope: string): boolean =>
    [...registeredForms].some(form => form.scope === scope && form.isUnsaved()),
};

/** The name of the dialog around a form. */
export const UnsavedScopeContext = createContext('page');

/** Leaves a dialog, after a confirmation if it has unsaved input. Outside of dialogs, it leaves directly. */
export const ConfirmLeaveContext = createContext<(leave: () => void) => void>(leave => leave());

/** Registers a form for confirmation before it is left: by its dialog, a route, the tab, a logout. */
export function useUnsavedForm(isUnsaved: IsUnsaved): void {
  const scope = useContext(UnsavedScopeContext);
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const form = { scope, isUnsaved: () => latest.current() };
    registeredForms.add(form);
    return () => void registeredForms.delete(form);
  }, [scope]);
}
