import type { RaRecord } from 'react-admin';

import type { components, Readable } from '../../generated/core/types.ts';

type Schemas = components['schemas'];

/** An alert as a row of a list. */
export type ListedAlert = Readable<Schemas['Alert']> & RaRecord<string>;
