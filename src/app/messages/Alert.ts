import type { components, Readable } from '../../generated/core/types.ts';

/** An alert as the platform answers it. */
export type Alert = Readable<components['schemas']['Alert']> & { readonly id: string };
