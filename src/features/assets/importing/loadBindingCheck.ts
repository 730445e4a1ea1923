import type { ImportCheckLoader } from '../../../resources/transfer/import/ImportCheck.ts';

/** Loads the check of reference targets with the first imported file. */
export const loadBindingCheck: ImportCheckLoader = async () =>
  (await import('./bindingCheck.ts')).bindingCheck;
