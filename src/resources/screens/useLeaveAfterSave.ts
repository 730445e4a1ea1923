import { unsavedForms } from '../../ui/unsaved/unsavedForms.ts';
import { useIsScreenOpen } from '../../ui/useIsScreenOpen.ts';

/**
 * Returns what leaves the page of a form after a save. A navigation that the operator has started meanwhile has priority:
 * one that waits for the confirmation of unsaved input continues, and a screen that was left stays left.
 */
export function useLeaveAfterSave(): (leave: () => void) => void {
  const isScreenOpen = useIsScreenOpen();
  return leave => {
    if (!unsavedForms.continueBlockedNavigation() && isScreenOpen()) leave();
  };
}
