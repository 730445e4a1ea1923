import { createContext } from 'react';

import type { InputOverrides } from '../descriptor/fieldComponents.ts';

/** Custom inputs of the fields of an operation's form by their names, at any depth. */
export const InputOverridesContext = createContext<InputOverrides>({});
