import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether there is unsaved input; called on demand, so that typing costs nothing. */
type IsUnsaved = () => boolean;

interface UnsavedForm {
  /** The dialog of the form, or the page. */
  readonly scope: string;
  readonly isUnsaved: IsUnsaved;
  /** Whether what is unsaved stays in the browser and is restored. */
  readonly hasDraft: () => boolean;
}

const registeredForms = new Set<UnsavedForm>();

/** The mounted forms. */
export const unsavedForms = {
  hasAny: (): boolean => [...registeredForms].some(({ isUnsaved }) => isUnsaved()),
  /** Whether leaving loses nothing: every form with unsaved input has a draft. */
  haveDrafts: (): boolean =>
    [...registeredForms].every(({ isUnsaved, hasDraft }) => !isUnsaved() || hasDraft()),
  hasIn: (scope: string): boolean =>
    [...registeredForms].some(form => form.scope === scope && form.isUnsaved()),
};

/** The name of the dialog around a form. */
export const UnsavedScopeContext = createContext('page');

/** Leaves a dialog, after a confirmation if it has unsaved input. Outside of dialogs, it leaves directly. */
export const ConfirmLeaveContext = createContext<(leave: () => void) => void>(leave => leave());

/**
 * Registers a form for confirmation before it is left: by its dialog, a route, the tab, a logout.
 *
 * @param hasDraft whether what is unsaved stays in the browser and is restored; the confirmation then says so
 * @example useUnsavedForm(() => formState.isDirty);
 */
export function useUnsavedForm(isUnsaved: IsUnsaved, hasDraft: () => boolean = () => false): void {
  const scope = useContext(UnsavedScopeContext);
  const latest = useRef({ isUnsaved, hasDraft });
  useEffect(() => {
    latest.current = { isUnsaved, hasDraft };
  });
  useEffect(() => {
    const form = {
      scope,
      isUnsaved: () => latest.current.isUnsaved(),
      hasDraft: () => latest.current.hasDraft(),
    };
    registeredForms.add(form);
    return () => void registeredForms.delete(form);
  }, [scope]);
}
