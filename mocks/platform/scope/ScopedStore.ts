import { createTable, type RowScope } from '../../loopback/table.ts';
import { omit } from '../omitProperties.ts';
import { httpErrors } from '../HttpError.ts';
import { type RecordCollection, type Row, Store } from '../Store.ts';
import { type DomainScope, type DomainScopes, areAllNamedInScope } from '../domainScope.ts';

type StoreTable = ReturnType<Store['table']>;

/** The scope of a caller: some branches of the domain tree, and the relation of each collection to domains. */
interface ScopeReach {
  /** The ids of the topmost domains. */
  readonly rootDomainIds: readonly string[];
  /** The ids of the branches and of all their descendants. */
  readonly domainIds: ReadonlySet<string>;
  readonly scopes: DomainScopes;
}

/**
 * A store in the scope of a user. Rows outside the scope do not exist in it: by id, in lists, counts and relations; and
 * none of them can be put or removed. Every rule of every service receives this store, so that no rule can omit the
 * check.
 *
 * @see USER-19
 */
export class ScopedStore extends Store {
  override readonly rootDomainIds: readonly string[];
  override readonly unscoped: Store;
  readonly #scopeReach: ScopeReach;
  readonly #views = new Map<string, StoreTable>();

  constructor(unscoped: Store, reach: ScopeReach) {
    super({}, {});
    this.unscoped = unscoped;
    this.#scopeReach = reach;
    this.rootDomainIds = reach.rootDomainIds;
  }

  override isInScope(collection: string, row: Row): boolean {
    const scope = this.#getDomainScope(collection);
    if (scope === 'platform') return true;
    if ('parent' in scope) {
      return this.#isRootDomain(row) || this.#scopeReach.domainIds.has(String(row[scope.parent]));
    }
    if ('domain' in scope) return this.#scopeReach.domainIds.has(String(row[scope.domain]));
    if ('asset' in scope) return this.#isRowInScope('assets', row[scope.asset]);
    return areAllNamedInScope(row, scope.names, (resource, id) => this.#isRowInScope(resource, id));
  }

  override has(resource: string): boolean {
    return this.unscoped.has(resource);
  }

  override table(resource: string): StoreTable {
    const existing = this.#views.get(resource);
    if (existing) return existing;
    const view = this.#createView(resource);
    this.#views.set(resource, view);
    return view;
  }

  override records(collection: string): RecordCollection {
    const records = this.unscoped.records(collection);
    const covers = (row: Row) => this.isInScope(collection, row);
    return {
      get(id) {
        const row = records.get(id);
        return row && covers(row) ? row : undefined;
      },
      *all() {
        for (const row of records.all()) if (covers(row)) yield row;
      },
    };
  }

  /** @throws HttpError 403 (57) outside the branches, before or after the change */
  override put(collection: string, row: Row): Row {
    const id = String(row[this.unscoped.shapes[collection]?.key ?? 'id']);
    const before = this.#getRow(collection, id);
    if (before && !this.isInScope(collection, before)) throw httpErrors.outsideDomains();
    if (!this.isInScope(collection, row)) throw httpErrors.outsideDomains();
    return this.unscoped.put(collection, this.#withParent(collection, row, before));
  }

  override remove(collection: string, id: string): boolean {
    const row = this.#getRow(collection, id);
    return (
      row !== undefined && this.isInScope(collection, row) && this.unscoped.remove(collection, id)
    );
  }

  #createView(resource: string): StoreTable {
    const table = this.unscoped.table(resource);
    const shape = this.unscoped.shapes[resource];
    const relations = shape?.relations(this) ?? {};
    const scope = this.#getDomainScope(resource);
    if (!shape || typeof scope !== 'object' || !('parent' in scope)) {
      return table.view({ scope: this.#createRowScope(resource), relations });
    }
    // The tree starts at the branches: in the caller's table they have no parent.
    const rows = Array.from(this.#scopeReach.domainIds, id => table.get(id)).filter(
      row => row !== undefined,
    );
    const visibleRows = rows.map(row => (this.#isRootDomain(row) ? omit(row, scope.parent) : row));
    return createTable<Row>(shape.fields, visibleRows, { ...shape, relations });
  }

  /** Restores the parent of a branch, which the caller does not see. */
  #withParent(collection: string, row: Row, before: Row | undefined): Row {
    const scope = this.#getDomainScope(collection);
    if (typeof scope !== 'object' || !('parent' in scope) || !this.#isRootDomain(row)) return row;
    return { ...row, [scope.parent]: before?.[scope.parent] };
  }

  #isRootDomain({ id }: Row): boolean {
    return this.rootDomainIds.includes(String(id));
  }

  #getRow(collection: string, id: string): Row | undefined {
    return this.unscoped.has(collection)
      ? this.unscoped.table(collection).get(id)
      : this.unscoped.records(collection).get(id);
  }

  #isRowInScope(resource: string, id: unknown): boolean {
    const row = this.unscoped.table(resource).get(id);
    return row !== undefined && this.isInScope(resource, row);
  }

  #createRowScope(resource: string): RowScope<Row> | undefined {
    const scope = this.#getDomainScope(resource);
    if (scope === 'platform') return undefined;
    if (typeof scope === 'object' && 'domain' in scope) {
      return { path: scope.domain, values: this.#scopeReach.domainIds };
    }
    return { test: row => this.isInScope(resource, row) };
  }

  /** A collection without a domain scope is inaccessible and throws an error. */
  #getDomainScope(collection: string): DomainScope {
    const { scopes } = this.#scopeReach;
    const scope = Object.hasOwn(scopes, collection) ? scopes[collection] : undefined;
    if (scope === undefined) throw new Error(`"${collection}" has no domain scope.`);
    return scope;
  }
}
