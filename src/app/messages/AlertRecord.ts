import type { components, Readable } from '../../generated/core/types.ts';

/** An alert as the platform answers it. */
export type AlertRecord = Readable<components['schemas']['Alert']> & { readonly id: string };
