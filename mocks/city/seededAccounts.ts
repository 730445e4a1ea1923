import { getDefaultModules } from '../model/modules.ts';
import type { Row } from '../platform/Store.ts';
import { createSeededId } from '../shared/ids.ts';

/** The roles in the order in which the platform lists them. @see USER-15 */
export const SEEDED_ROLES = [
  'admin',
  'deviceAdmin',
  'deviceOperator',
  'guest',
  'remoteUser',
] as const;

export type SeededRoleName = (typeof SEEDED_ROLES)[number];

export const roleId = (name: SeededRoleName): string =>
  createSeededId('role', SEEDED_ROLES.indexOf(name) + 1);

/** The roles as records. */
export const roleRows: readonly Row[] = SEEDED_ROLES.map(name => ({ id: roleId(name), name }));

/** Returns the modules of a role in the initial mode of a city. */
export const getRoleModules = (name: SeededRoleName): readonly string[] =>
  getDefaultModules(name, 'smartLight');

interface SeededAccount {
  readonly username: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly role: SeededRoleName;
  readonly locked?: boolean;
  readonly pswChanged?: boolean;
}

/** The accounts of every city, whatever its seed; see `mocks/README.md`. */
const ACCOUNTS: readonly SeededAccount[] = [
  { username: 'admin', lastName: 'Li', firstName: 'Jing', role: 'admin' },
  { username: 'device_admin', lastName: '周', firstName: '明远', role: 'deviceAdmin' },
  { username: 'operator', lastName: 'Chen', firstName: 'Zhiyuan', role: 'deviceOperator' },
  { username: 'guest', lastName: '方', firstName: '浩', role: 'guest' },
  { username: 'remote', lastName: 'Province', firstName: 'Gateway', role: 'remoteUser' },
  {
    username: 'newcomer',
    lastName: '何',
    firstName: '文彬',
    role: 'deviceOperator',
    pswChanged: false,
  },
  { username: 'locked', lastName: 'Huang', firstName: 'Yating', role: 'guest', locked: true },
];

/** The seeded accounts as users. None has signed in yet: the first to do so is the tester. */
export const accountRows: readonly Row[] = ACCOUNTS.map(({ role, ...account }, i) => ({
  id: createSeededId('account', i + 1),
  locked: false,
  pswChanged: true,
  ...account,
  roleId: roleId(role),
  modules: getRoleModules(role),
}));
