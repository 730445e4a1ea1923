import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** The part of React's internals that counts the elements with a recorded creation stack. */
interface ReactInternals {
  recentlyCreatedOwnerStacks?: number;
}

// React's development code creates an Error for each element, up to 10,000 a second, to name it in warnings: a tenth of the
// time of a console test. Setting the counter to its limit skips this; a warning still names its component.
const internals = (React as unknown as Readonly<Record<string, ReactInternals>>)[INTERNALS];
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
