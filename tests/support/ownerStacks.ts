import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** The part of React's internals that counts for how many elements it has noted where they were created. */
interface ReactInternals {
  recentlyCreatedOwnerStacks?: number;
}

// React's development code creates an Error for each element, up to 10,000 a second, to name it in warnings: a tenth of the
// time of a console test. It counts as if it had done so already; a warning names its component all the same.
const internals = (React as unknown as Readonly<Record<string, ReactInternals>>)[INTERNALS];
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
