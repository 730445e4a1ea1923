import { withLazyMessages } from '../../../i18n/lazyMessages.ts';
import type { ImportCheckLoader } from '../../../resources/transfer/import/ImportCheck.ts';

/** Loads the check of reference targets with the first imported file. */
export const loadBindingCheck: ImportCheckLoader = withLazyMessages(
  async () => (await import('./bindingCheck.ts')).bindingCheck,
);
