import { expect, it } from 'vitest';

import { services } from '../../src/generated/services.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';

it('requires a token at every call but sign-in and the reads of the configuration [AUTH-12]', () => {
  const open = Object.values(services)
    .flatMap(({ operations }) => Object.values<OperationDescriptor>(operations))
    .filter(({ secured }) => !secured)
    .map(({ service, method, path }) => `${service} ${method} ${path}`);
  const reads = Object.values(services.config.operations).map(({ path }) => `config get ${path}`);
  expect(open.toSorted()).toEqual(['users post /users/login', ...reads].toSorted());
});
