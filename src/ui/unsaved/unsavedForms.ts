import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether there is unsaved input; called on demand, so that typing costs nothing. */
type IsUnsaved = () => boolean;

interface UnsavedForm {
  /** The dialog of the form, or the page. */
  readonly scope: string;
  readonly isUnsaved: IsUnsaved;
  /** Whether what is unsaved stays in the browser and is restored. */
  readonly hasDraft: () => boolean;
  readonly subscribe: Subscribe;
}

/** Calls a listener when input may have been saved, until the returned function is called. */
type Subscribe = (listener: () => void) => () => void;

const registeredForms = new Set<UnsavedForm>();
let continueNavigation: (() => void) | undefined;

/** The mounted forms. */
export const unsavedForms = {
  hasAny: (): boolean => [...registeredForms].some(({ isUnsaved }) => isUnsaved()),
  /** Whether leaving loses nothing: every form with unsaved input has a draft. */
  haveDrafts: (): boolean =>
    [...registeredForms].every(({ isUnsaved, hasDraft }) => !isUnsaved() || hasDraft()),
  hasIn: (scope: string): boolean =>
    [...registeredForms].some(form => form.scope === scope && form.isUnsaved()),
  /** Calls a listener when a form that saves by itself has done so. @returns a function that ends it */
  subscribe: (listener: () => void): (() => void) => {
    const subscriptions = [...registeredForms].map(form => form.subscribe(listener));
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  },
  /** Sets what continues the navigation that waits for the confirmation; undefined once there is none. */
  setBlockedNavigation: (proceed: (() => void) | undefined): void => {
    continueNavigation = proceed;
  },
  /** Continues the blocked navigation if nothing is unsaved any more. @returns whether there was one */
  continueBlockedNavigation: (): boolean => {
    const proceed = continueNavigation;
    if (!proceed || unsavedForms.hasAny()) return false;
    continueNavigation = undefined;
    proceed();
    return true;
  },
};

/** The name of the dialog around a form. */
export const UnsavedScopeContext = createContext('page');

/** Leaves a dialog, after a confirmation if it has unsaved input. Outside of dialogs, it leaves directly. */
export const ConfirmLeaveContext = createContext<(leave: () => void) => void>(leave => leave());

/**
 * Registers a form for confirmation before it is left: by its dialog, a route, the tab, a logout.
 *
 * @param hasDraft whether what is unsaved stays in the browser and is restored; the confirmation then says so
 * @param subscribe for a form that saves by itself: a constant function
 * @example useUnsavedForm(() => formState.isDirty);
 */
export function useUnsavedForm(
  isUnsaved: IsUnsaved,
  hasDraft: () => boolean = () => false,
  subscribe: Subscribe = neverChanges,
): void {
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
      subscribe,
    };
    registeredForms.add(form);
    return () => void registeredForms.delete(form);
  }, [scope, subscribe]);
}

const neverChanges: Subscribe = () => () => undefined;
