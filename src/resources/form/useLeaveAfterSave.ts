import { unsavedForms } from '../../ui/unsaved/unsavedForms.ts';
import { useIsScreenOpen } from '../../ui/useIsScreenOpen.ts';

/**
 * Returns what leaves the page of a form, or closes its dialog, after a save. What the operator has done meanwhile has
 * priority: a navigation that waits for the confirmation of unsaved input continues, and a form that was left has nothing
 * to close.
 *
 * @example
 * const leaveAfterSave = useLeaveAfterSave();
 * const state = useRecordForm({ fields, onSubmit, onSaved: () => leaveAfterSave(onClose) });
 */
export function useLeaveAfterSave(): (leave: () => void) => void {
  const isScreenOpen = useIsScreenOpen();
  return leave => {
    if (isScreenOpen() && !unsavedForms.continueBlockedNavigation()) leave();
  };
}
