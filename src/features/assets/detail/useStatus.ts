import { useGetOne } from 'react-admin';

import type { Status } from './Part.ts';

/** Milliseconds after which an open page asks again: a lamp that was switched is seen to be. */
const OFTEN = 10_000;

/**
 * What a device last said of itself, asked again while the page is open and in sight. A device that never reported has
 * none, and nothing asks for it again and again.
 *
 * @see ASSET-15
 */
export const useStatus = (id: string) =>
  useGetOne<Status>(
    'statuses',
    { id },
    { refetchInterval: ({ state }) => (isMissing(state.error) ? false : OFTEN) },
  );

/** Whether a device has never said anything of itself. */
export const isMissing = (error: unknown): boolean =>
  (error as { readonly status?: unknown } | null)?.status === 404;
