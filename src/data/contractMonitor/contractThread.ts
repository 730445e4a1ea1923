import { exposeMethods } from '../../threads/exposeMethods.ts';
import { checkResponseBody } from './checkResponseBody.ts';
import type { ContractMethods } from './openContractThread.ts';

/** Checks responses in a thread of its own, in their order. */
exposeMethods<ContractMethods>({ check: checkResponseBody });
