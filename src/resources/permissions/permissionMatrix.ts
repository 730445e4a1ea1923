import { type Grant, getGrant, listRuleRoles } from '../../domain/grant.ts';
import { normalizeSearchText } from '../../domain/removeInvisible.ts';
import { ROLES } from '../../domain/role.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';

/** The operations of every document, by service name. */
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

/** What a role may do; `open` needs no sign-in. */
export type AccessDecision = Grant | 'open' | 'never';

/** One operation, and the decision for each role, in the order of the roles. */
export interface PermissionRow {
  readonly operation: OperationDescriptor;
  readonly decisions: readonly AccessDecision[];
}

/** The operations of one resource; `resource` is absent for those without one. */
export interface PermissionGroup {
  readonly service: string;
  /** The title of the document. */
  readonly label: LocalizedText;
  readonly resource?: ResourceDescriptor;
  readonly rows: readonly PermissionRow[];
}

export interface PermissionMatrix {
  readonly roles: readonly string[];
  readonly groups: readonly PermissionGroup[];
}

/**
 * Builds the permission matrix: every role by every operation, grouped by service and resource.
 *
 * @example buildPermissionMatrix(services).roles // ['admin', 'deviceAdmin', 'deviceOperator', 'guest', 'remoteUser']
 */
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
  // Operations without a resource are for developers: they come last.
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

const decideAccess = ({ secured, permission }: OperationDescriptor, role: string): AccessDecision =>
  secured ? (getGrant(role, permission) ?? 'never') : 'open';

export interface MatrixFilter {
  /** A part of the label, the id, the path or the resource of an operation. */
  readonly searchText: string;
  readonly service: string;
  /** Whether to show only operations that some role is denied, or granted conditionally. */
  readonly restricted: boolean;
}

/** Returns the rows of the matrix that match the filter. */
export function filterMatrix(
  matrix: PermissionMatrix,
  { searchText: text, service, restricted }: MatrixFilter,
): PermissionMatrix {
  const searchText = normalizeSearchText(text).toLowerCase();
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
