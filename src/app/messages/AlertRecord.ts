import type { components, Readable } from '../../generated/core/types.ts';

export type AlertRecord = Readable<components['schemas']['Alert']> & { readonly id: string };
