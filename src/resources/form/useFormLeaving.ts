import { useRef } from 'react';

import type { Draft } from '../drafts/Draft.ts';
import { type FormDraft, useSaveDraftOnSessionEnd } from '../drafts/drafts.ts';

/**
 * Whether leaving a form loses input. While it does, the input is saved as a draft when the session ends.
 *
 * @param getDraft returns the input without its secrets
 */
export function useFormLeaving(
  savedForm: FormDraft,
  isChanged: () => boolean,
  getDraft: () => Draft,
) {
  const stage = useRef<'open' | 'sending' | 'saved'>('open');
  const isUnsaved = () => stage.current !== 'saved' && isChanged();
  useSaveDraftOnSessionEnd(savedForm, () => (isUnsaved() ? getDraft() : undefined));
  return {
    isUnsaved,
    /** Disables the unsaved-changes confirmation: the input continues elsewhere. */
    allowLeave: () => {
      stage.current = 'saved';
    },
    /** Returns false during another submit, and once the input is saved. */
    startSubmit: (): boolean => {
      if (stage.current !== 'open') return false;
      stage.current = 'sending';
      return true;
    },
    endSubmit: (isSaved: boolean) => {
      stage.current = isSaved ? 'saved' : 'open';
    },
  };
}
