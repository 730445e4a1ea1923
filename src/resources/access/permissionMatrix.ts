import { type Grant, getGrant, listRuleRoles } from '../../domain/grant.ts';
import { ROLES } from '../../domain/role.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';

/** What every document says, by the name of its service. */
export type ServiceOperations = Readonly<
  Record<
    string,
    {
      readonly label: LocalizedText;
      readonly operations: Readonly<Record<string, OperationDescriptor>>;
      readonly resources: Readonly<Record<string, ResourceDescriptor>>;
    }
  >
>;

/** What a role may do; `open` is open to people who have not signed in, too. */
export type AccessDecision = Grant | 'open' | 'never';

/** One operation, and what each role may, in the order of the roles. */
export interface PermissionRow {
  readonly operation: OperationDescriptor;
  readonly decisions: readonly AccessDecision[];
}

/** The operations on one resource; `resource` is absent for those on none. */
export interface PermissionGroup {
  readonly service: string;
  /** What its document is called. */
  readonly label: LocalizedText;
  readonly resource?: ResourceDescriptor;
  readonly rows: readonly PermissionRow[];
}

export interface PermissionMatrix {
  readonly roles: readonly string[];
  readonly groups: readonly PermissionGroup[];
}

/** Who may do what: every role by every operation of every document, by service and resource. */
export function buildPermissionMatrix(services: ServiceOperations): PermissionMatrix {
  const all = Object.values(services).flatMap(({ operations }) => Object.values(operations));
  const roles = [...new Set([...ROLES, ...listRuleRoles(all.map(({ permission }) => permission))])];
  const byService = Object.entries(services).map(([service, { label, operations, resources }]) => {
    const rows = Object.values(operations).map(operation => buildRow(operation, roles));
    const isOn = (name: string) => (row: PermissionRow) => row.operation.resource === name;
    const resourceGroups = Object.values(resources).map(resource => ({
      ...{ service, label, resource },
      rows: rows.filter(isOn(resource.name)),
    }));
    const otherGroup = rows.filter(
      ({ operation: { resource = '' } }) => !Object.hasOwn(resources, resource),
    );
    return { resourceGroups, otherGroup: { service, label, rows: otherGroup } };
  });
  // Calls that belong to no resource are for developers: they come last.
  const groups: readonly PermissionGroup[] = [
    ...byService.flatMap(({ resourceGroups }) => resourceGroups),
    ...byService.map(({ otherGroup }) => otherGroup),
  ];
  return { roles, groups: groups.filter(({ rows }) => rows.length > 0) };
}

const buildRow = (operation: OperationDescriptor, roles: readonly string[]): PermissionRow => ({
  operation,
  decisions: roles.map(role => decideAccess(operation, role)),
});

const decideAccess = (
  { secured, permission }: OperationDescriptor,
  role: string,
): AccessDecision => (secured ? (getGrant(role, permission) ?? 'never') : 'open');

/** What somebody looks for in the matrix. */
export interface MatrixFilter {
  /** A part of the words, the id, the path or the resource of an operation. */
  readonly words: string;
  readonly service: string;
  /** Only operations that some role may not do, or not without more. */
  readonly restricted: boolean;
}

/** The part of the matrix that answers the question. */
export function filterMatrix(
  matrix: PermissionMatrix,
  { words, service, restricted }: MatrixFilter,
): PermissionMatrix {
  const searchText = words.trim().toLowerCase();
  const groups = matrix.groups
    .filter(group => service === '' || group.service === service)
    .map(group => {
      const names = getTexts(group.resource?.plural);
      const matchesSearch = ({ operation: { id, path, label } }: PermissionRow) =>
        [...names, ...getTexts(label), id, path].some(each =>
          each.toLowerCase().includes(searchText),
        );
      const rows = group.rows.filter(
        row => matchesSearch(row) && (!restricted || isRestricted(row)),
      );
      return { ...group, rows };
    });
  return { ...matrix, groups: groups.filter(({ rows }) => rows.length > 0) };
}

const getTexts = (text: LocalizedText | undefined) => (text ? [text.en, text.zh] : []);

const isRestricted = ({ decisions }: PermissionRow) =>
  decisions.some(
    decision =>
      decision !== 'open' && (decision === 'never' || decision.by === 'owner' || decision.module),
  );
