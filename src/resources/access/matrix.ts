import { type Grant, grantOf, rolesIn } from '../../domain/grant.ts';
import { ROLES } from '../../domain/role.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';

/** What every document says, by the name of its service. */
export type Services = Readonly<
  Record<
    string,
    {
      readonly label: Text;
      readonly operations: Readonly<Record<string, OperationDescriptor>>;
      readonly resources: Readonly<Record<string, ResourceDescriptor>>;
    }
  >
>;

/** What a role may do; `open` is open to people who have not signed in, too. */
export type Verdict = Grant | 'open' | 'never';

/** One operation, and what each role may, in the order of the roles. */
export interface MatrixRow {
  readonly operation: OperationDescriptor;
  readonly verdicts: readonly Verdict[];
}

/** The operations on one resource; `resource` is absent for those on none. */
export interface MatrixGroup {
  readonly service: string;
  /** What its document is called. */
  readonly label: Text;
  readonly resource?: ResourceDescriptor;
  readonly rows: readonly MatrixRow[];
}

export interface Matrix {
  readonly roles: readonly string[];
  readonly groups: readonly MatrixGroup[];
}

/** Who may do what: every role by every operation of every document, by service and resource. */
export function matrixOf(services: Services): Matrix {
  const all = Object.values(services).flatMap(({ operations }) => Object.values(operations));
  const roles = [...new Set([...ROLES, ...rolesIn(all.map(({ permission }) => permission))])];
  const byService = Object.entries(services).map(([service, { label, operations, resources }]) => {
    const rows = Object.values(operations).map(operation => rowOf(operation, roles));
    const isOn = (name: string) => (row: MatrixRow) => row.operation.resource === name;
    const named = Object.values(resources).map(resource => ({
      ...{ service, label, resource },
      rows: rows.filter(isOn(resource.name)),
    }));
    const others = rows.filter(
      ({ operation: { resource = '' } }) => !Object.hasOwn(resources, resource),
    );
    return { named, others: { service, label, rows: others } };
  });
  // Calls that belong to no resource are for developers: they come last.
  const groups: readonly MatrixGroup[] = [
    ...byService.flatMap(({ named }) => named),
    ...byService.map(({ others }) => others),
  ];
  return { roles, groups: groups.filter(({ rows }) => rows.length > 0) };
}

const rowOf = (operation: OperationDescriptor, roles: readonly string[]): MatrixRow => ({
  operation,
  verdicts: roles.map(role => verdictOf(operation, role)),
});

const verdictOf = ({ secured, permission }: OperationDescriptor, role: string): Verdict =>
  secured ? (grantOf(role, permission) ?? 'never') : 'open';

/** What somebody looks for in the matrix. */
export interface MatrixQuestion {
  /** A part of the words, the id, the path or the resource of an operation. */
  readonly words: string;
  readonly service: string;
  /** Only operations that some role may not do, or not without more. */
  readonly restricted: boolean;
}

/** The part of the matrix that answers the question. */
export function narrow(matrix: Matrix, { words, service, restricted }: MatrixQuestion): Matrix {
  const wanted = words.trim().toLowerCase();
  const groups = matrix.groups
    .filter(group => service === '' || group.service === service)
    .map(group => {
      const names = textsOf(group.resource?.plural);
      const hasWords = ({ operation: { id, path, label } }: MatrixRow) =>
        [...names, ...textsOf(label), id, path].some(each => each.toLowerCase().includes(wanted));
      const rows = group.rows.filter(row => hasWords(row) && (!restricted || isRestricted(row)));
      return { ...group, rows };
    });
  return { ...matrix, groups: groups.filter(({ rows }) => rows.length > 0) };
}

const textsOf = (text: Text | undefined) => (text ? [text.en, text.zh] : []);

const isRestricted = ({ verdicts }: MatrixRow) =>
  verdicts.some(
    verdict =>
      verdict !== 'open' && (verdict === 'never' || verdict.by === 'owner' || verdict.module),
  );
