import { beforeAll, describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/platform/openPlatform.ts';
import type { Service } from '../../mocks/platform/rule.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { services } from '../../mocks/platform/services.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { createCaller, type Sent, type Told } from '../support/caller.ts';

type Caller = ReturnType<typeof createCaller>;

const OPERATOR = '5f1e0000000000000000a003';
const GUEST_ROLE = '5f1e0000000000000000b004';

/** What makes each operation succeed, where its plain call does not. */
const suitable: Readonly<Record<string, { id?: string; query?: string; sent?: Sent }>> = {
  login: { sent: { json: { username: 'guest', password: 'Lamp#2026' } } },
  changePassword: { sent: { form: { oldPassword: 'Lamp#2026', newPassword: 'Night#2026' } } },
  createUser: {
    sent: {
      json: {
        username: 'linwan',
        password: 'Night#2026',
        lastName: 'Lin',
        firstName: 'Wan',
        roleId: GUEST_ROLE,
      },
    },
  },
  updateUser: { sent: { json: { lastName: 'Chen' } } },
  resetPassword: { sent: { form: { password: 'Night#2026' } } },
  setUserDomains: { sent: { json: { domains: ['5f1e0000000000000000d001'] } } },
  getRole: { id: GUEST_ROLE },
  getModules: { query: '?user={"id":"1","role":"admin","modules":[]}' },
};

/** Bodies that break what they are sent to, one after the other. */
const unsuitable: readonly Sent[] = [
  { json: {} },
  { json: null },
  { json: [] },
  { json: { username: 5, password: {}, __proto__: 'x' } },
  { form: {} },
  { form: { password: ' ' } },
];

function openCaller() {
  const city = { users: 30, assets: 100 };
  return createCaller(openForgetfulPlatform({ hasher: scryptHasher, city }).answer);
}

const pathOf = ({ service, path, id }: OperationDescriptor) =>
  `/${service}${path.replace('{id}', suitable[id]?.id ?? OPERATOR)}${suitable[id]?.query ?? ''}`;

const send = ({ call }: Caller, operation: OperationDescriptor, sent: Sent) =>
  call(operation.method.toUpperCase(), pathOf(operation), sent);

/** The answer is one that the document lists, and its body is as the document says. */
function expectDocumented({ validators }: Service, operation: OperationDescriptor, told: Told) {
  const documented = operation.answers.find(({ status }) => status === told.status);
  expect(
    documented,
    `${operation.id} answers ${told.status}: ${JSON.stringify(told.body)}`,
  ).toBeDefined();
  if (documented?.mediaType === undefined) {
    expect(told.body).toBeUndefined();
    return;
  }
  const validate = validators.answers[operation.id]?.[told.status];
  expect(validate, `a validator of ${operation.id} ${told.status}`).toBeDefined();
  expect(validate?.(told.body), JSON.stringify(validate?.errors)).toBe(true);
}

const walk = Object.values(services).flatMap(service =>
  Object.values(service.operations).map(operation => [operation.id, operation, service] as const),
);

describe.each(walk)('%s', (id, operation, service) => {
  let caller: Caller;
  let token: string;
  beforeAll(async () => {
    caller = openCaller();
    token = await caller.signIn('admin');
  });

  it('answers as its document says [MOCK-05/users]', async () => {
    const told = await send(caller, operation, { token, ...suitable[id]?.sent });
    expect(told.status).toBe(operation.answers[0]?.status);
    expectDocumented(service, operation, told);
  });

  it('refuses as its document says [MOCK-05/users]', async () => {
    const fresh = openCaller();
    const again = await fresh.signIn('admin');
    const refusals: readonly Sent[] = [
      ...(operation.secured ? [{}, { token: 'unknown' }] : []),
      ...(operation.body ? unsuitable.map(sent => ({ token: again, ...sent })) : []),
    ];
    for (const sent of refusals) {
      const told = await send(fresh, operation, sent);
      expect(told.status).toBeGreaterThanOrEqual(400);
      // A body of a media type that nobody offered is no case of a document.
      if (told.status !== 415) expectDocumented(service, operation, told);
    }
  });
});

it('has a rule, a verb or an example for every operation of every document [MOCK-05/users]', () => {
  expect(walk.length).toBeGreaterThanOrEqual(24);
  for (const [id, , { answers }] of walk) expect(answers[id], id).toBeTypeOf('function');
});
