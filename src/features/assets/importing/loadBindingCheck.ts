import type { ImportCheckLoader } from '../../../resources/transfer/import/ImportCheck.ts';

/** The check of what imported devices are bound to; it comes with the first file. */
export const loadBindingCheck: ImportCheckLoader = async () =>
  (await import('./bindingCheck.ts')).bindingCheck;
