import { exposeMethods } from '../../threads/exposeMethods.ts';
import { checkResponseBody } from './checkResponseBody.ts';

/** Checks responses in a thread of its own, in their order. */
exposeMethods({ check: checkResponseBody });
