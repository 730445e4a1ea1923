import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether something was typed that nobody has saved; asked when it matters, so that typing costs nothing. */
type IsUnsaved = () => boolean;

interface UnsavedForm {
  /** The dialog that the form stands in, or the page. */
  readonly scope: string;
  readonly isUnsaved: IsUnsaved;
}

const registeredForms = new Set<UnsavedForm>();

/** The forms that are on the screen. */
export const unsavedForms = {
  hasAny: (): boolean => [...registeredForms].some(({ isUnsaved }) => isUnsaved()),
  hasIn: (scope: string): boolean =>
    [...registeredForms].some(form => form.scope === scope && form.isUnsaved()),
};

/** Names the dialog around a form. */
export const UnsavedScopeContext = createContext('page');

/** Does what leaves a dialog, after a question where something would be lost. Outside of dialogs it is just done. */
export const ConfirmLeaveContext = createContext<(leave: () => void) => void>(leave => leave());

/** Has a form asked before it is left: by its dialog, the address, the tab, the way out of the console. */
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
