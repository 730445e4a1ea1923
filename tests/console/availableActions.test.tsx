import { QueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { CoreAdminContext, ListContextProvider, type RaRecord, useList } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import {
  getRoleModules,
  SEEDED_ROLES,
  type SeededRoleName,
} from '../../mocks/city/seededAccounts.ts';
import { session } from '../../src/api/session.ts';
import { authProvider } from '../../src/data/authProvider.ts';
import { createI18nProvider } from '../../src/data/i18nProvider.ts';
import { services } from '../../src/generated/services.ts';
import { AddDomainButton } from '../../src/features/domains/list/AddDomainButton.tsx';
import { AddUserButton } from '../../src/features/users/AddUserButton.tsx';
import { useBulkActions } from '../../src/resources/bulk/useBulkActions.ts';
import { listImportModes } from '../../src/resources/cells/listImportModes.ts';
import { TransferButtons } from '../../src/resources/list/TransferButtons.tsx';
import { CollectionActions } from '../../src/resources/record/CollectionActions.tsx';
import { groupActions } from '../../src/resources/record/groupActions.ts';
import type { RecordAction } from '../../src/resources/record/RecordAction.ts';
import { RecordActionMenuItems } from '../../src/resources/record/RecordActionMenuItems.tsx';
import { useRecordActions } from '../../src/resources/record/useRecordActions.ts';
import { CreateRecordButton } from '../../src/resources/screens/CreateRecordButton.tsx';
import type { RowSelection } from '../../src/resources/selection/selection.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { getReason, may } from '../support/matrixDecisions.ts';
import {
  type ControlCase,
  type ControlScope,
  fits,
  listControlCases,
  OPERATIONS,
} from '../support/recordStates.ts';

/** Every role with its usual modules, and one without a module. */
const ACCOUNTS: readonly (readonly [role: SeededRoleName, modules: readonly string[]])[] = [
  ...SEEDED_ROLES.map(role => [role, getRoleModules(role)] as const),
  ['deviceAdmin', []],
];
const OWN_ID = '5f1e00000000000000aa0000';
const ignore = () => undefined;

afterEach(() => session.clear());

const select = ({ id }: RaRecord): RowSelection => ({
  ...{ ids: new Set([id]), isAllMatching: false, filter: {}, count: 1 },
  ...{ toggle: ignore, togglePage: ignore, selectAllMatching: ignore },
  ...{ deselect: ignore, clear: ignore },
});

interface MenuProps {
  readonly descriptor: ResourceDescriptor;
  readonly record: RaRecord;
}

const Menu = ({ actions }: { readonly actions: readonly RecordAction[] }) => (
  <ul role="menu">
    {RecordActionMenuItems({ groups: groupActions(actions, ''), onPick: ignore })}
  </ul>
);
const RecordMenu = ({ descriptor, record }: MenuProps) => (
  <Menu actions={useRecordActions(descriptor, record, ignore)} />
);
const SelectionMenu = ({ descriptor, record }: MenuProps) => (
  <Menu actions={useBulkActions(descriptor, select(record), [record], ignore)} />
);

/** Features whose create button opens a dialog of their own. */
const CREATE_BUTTONS: Readonly<Record<string, ComponentType>> = {
  domains: AddDomainButton,
  users: AddUserButton,
};
const ListButtons = ({ descriptor }: Pick<MenuProps, 'descriptor'>) => {
  const CreateButton = CREATE_BUTTONS[descriptor.name];
  const list = useList<RaRecord>({ data: [] });
  return (
    <ListContextProvider value={list}>
      <CollectionActions descriptor={descriptor} />
      <TransferButtons descriptor={descriptor} source={{ descriptor }} importable />
      {CreateButton ? <CreateButton /> : <CreateRecordButton descriptor={descriptor} />}
    </ListContextProvider>
  );
};

const COMPONENTS: Readonly<Record<ControlScope, (props: MenuProps) => ReactNode>> = {
  list: ListButtons,
  record: RecordMenu,
  selection: SelectionMenu,
};

const CASES = listControlCases(OWN_ID);

const UPDATE_LABELS: Readonly<Record<ControlScope, string>> = {
  list: '',
  record: 'Edit',
  selection: 'Change a field…',
};

/** The name of a control, without its reason. */
function readName(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent.trim();
}

const isEnabled = (control: Element | undefined) =>
  control?.getAttribute('aria-disabled') !== 'true';

/** Returns whether some rows of a file may be imported; undefined where the document has no import. */
function mayImport(resource: ResourceDescriptor): boolean | undefined {
  const { verbs, imports } = resource;
  const modes = listImportModes(resource);
  if (modes.length === 0) return undefined;
  const isNeeded = {
    create: [verbs.create],
    update: [verbs.update],
    both: [verbs.create, verbs.update],
  };
  return modes.some(mode =>
    [...isNeeded[mode], imports?.operation].every(operation => !operation || may(operation)),
  );
}

/** Returns the operations that are offered otherwise than by the matrix, and those that a control was found for. */
function check({ key, scope, resource, record }: ControlCase) {
  const region = document.querySelector(`[data-case="${key}"]`);
  const controls = [...(region?.querySelectorAll('[role=menuitem], button') ?? [])];
  const byName = new Map(controls.map(control => [readName(control), control]));
  const wrong: string[] = [];
  const seen: string[] = [];
  if (scope === 'list') {
    const isOffered = byName.get('Import') && isEnabled(byName.get('Import'));
    if (isOffered !== mayImport(resource))
      wrong.push(`${key}: the import is ${isOffered ? '' : 'not '}offered`);
  }
  for (const operation of OPERATIONS[scope](resource)) {
    const name = operation.kind === 'update' ? UPDATE_LABELS[scope] : operation.label.en;
    const control = byName.get(name);
    const isAllowed = may(operation, scope === 'record' ? record.id : undefined);
    const isOffered = isEnabled(control);
    if (!control) wrong.push(`${key}: ${operation.id} is absent`);
    else if (isOffered !== (isAllowed && fits(operation, record)))
      wrong.push(`${key}: ${operation.id} is ${isOffered ? '' : 'not '}offered`);
    else if (!isAllowed && scope !== 'list') {
      const { title } = control as HTMLElement;
      if (!getReason(operation, record.id).test(title))
        wrong.push(`${key}: ${operation.id} has the reason “${title}”`);
    }
    if (control && fits(operation, record)) seen.push(`${scope} ${operation.id}`);
  }
  return { wrong, seen };
}

/** The operations of all documents that a user starts with a control. */
const STARTED = Object.values(services)
  .flatMap(({ operations }) => Object.values<OperationDescriptor>(operations))
  .filter(({ kind }) => ['action', 'create', 'update', 'delete'].includes(kind))
  .map(
    ({ id, kind, appliesTo }) =>
      `${appliesTo === 'collection' || kind === 'create' ? 'list' : 'record'} ${id}`,
  );

it.each(ACCOUNTS)(
  'the role %s with the modules %j is offered each operation, in a state that allows it and in each other one, exactly as the matrix specifies [SEC-07/matrix]',
  async (role, modules) => {
    session.begin({ id: 'a token', userId: OWN_ID });
    const name = { username: role, firstName: 'Jing', lastName: 'Li' };
    session.complete({ ...name, modules, pswChanged: true, role: { name: role } });
    const i18nProvider = await createI18nProvider('en');
    const queryClient = new QueryClient();
    // The button of a new user reads the roles, for its form.
    queryClient.setQueryData(['roles', 'all'], []);
    render(
      <MemoryRouter>
        <CoreAdminContext {...{ authProvider, i18nProvider, queryClient }}>
          {CASES.map(({ key, scope, resource, record }) => {
            const Controls = COMPONENTS[scope];
            return (
              <section key={key} data-case={key}>
                <Controls descriptor={resource} record={record} />
              </section>
            );
          })}
        </CoreAdminContext>
      </MemoryRouter>,
    );
    // Before the controls are compared, which takes longer than a change of one of them.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(CASES.flatMap(each => check(each).wrong)).toEqual([]));
    const seen = new Set(CASES.flatMap(each => check(each).seen));
    expect(STARTED.filter(started => !seen.has(started))).toEqual([]);
    expect(STARTED.length).toBeGreaterThan(80);
  },
);
