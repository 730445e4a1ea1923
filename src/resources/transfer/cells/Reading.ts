import type { Complaint } from '../../form/complaint.ts';

/** What a cell says: a value, or why it says none. */
export type Reading =
  { readonly value: unknown } | { readonly complaint: Complaint; readonly value?: undefined };
