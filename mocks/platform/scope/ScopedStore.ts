import { createTable, type Scope } from '../../loopback/table.ts';
import { omit } from '../../rules/core/without.ts';
import { refuse } from '../Refusal.ts';
import { type Records, type Row, Store } from '../Store.ts';
import { type DomainScope, type DomainScopes, namesOnly } from './domainScope.ts';

type Table = ReturnType<Store['table']>;

/** What a caller reaches: some branches of the tree of domains, and how each collection belongs to domains. */
interface Reach {
  /** The ids of the topmost domains. */
  readonly branches: readonly string[];
  /** The ids of the branches and of everything below them. */
  readonly domainIds: ReadonlySet<string>;
  readonly scopes: DomainScopes;
}

/**
 * A store as a user of some branches has it. What is outside is not there: not by id, in a list, a count or a relation;
 * and nothing outside can be put or removed. Every rule of every service is given this one, so that none can forget it.
 *
 * @see spec USER-19
 */
export class ScopedStore extends Store {
  override readonly branches: readonly string[];
  override readonly whole: Store;
  readonly #reach: Reach;
  readonly #views = new Map<string, Table>();

  constructor(whole: Store, reach: Reach) {
    super({}, {});
    this.whole = whole;
    this.#reach = reach;
    this.branches = reach.branches;
  }

  override covers(collection: string, row: Row): boolean {
    const scope = this.#scopeOf(collection);
    if (scope === 'platform') return true;
    if ('parent' in scope) {
      return this.#isTop(row) || this.#reach.domainIds.has(String(row[scope.parent]));
    }
    if ('domain' in scope) return this.#reach.domainIds.has(String(row[scope.domain]));
    if ('asset' in scope) return this.#has('assets', row[scope.asset]);
    return namesOnly(row, scope.names, (resource, id) => this.#has(resource, id));
  }

  override has(resource: string): boolean {
    return this.whole.has(resource);
  }

  override table(resource: string): Table {
    const known = this.#views.get(resource);
    if (known) return known;
    const view = this.#viewOf(resource);
    this.#views.set(resource, view);
    return view;
  }

  override records(collection: string): Records {
    const records = this.whole.records(collection);
    const covers = (row: Row) => this.covers(collection, row);
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

  /** @throws Refusal 403 (57) outside the branches, before or after */
  override put(collection: string, row: Row): Row {
    const id = String(row[this.whole.shapes[collection]?.key ?? 'id']);
    const before = this.#rowOf(collection, id);
    if (before && !this.covers(collection, before)) throw refuse.outside();
    if (!this.covers(collection, row)) throw refuse.outside();
    return this.whole.put(collection, this.#withParent(collection, row, before));
  }

  override remove(collection: string, id: string): boolean {
    const row = this.#rowOf(collection, id);
    return row !== undefined && this.covers(collection, row) && this.whole.remove(collection, id);
  }

  override commit(): Promise<void> {
    return this.whole.commit();
  }

  #viewOf(resource: string): Table {
    const table = this.whole.table(resource);
    const shape = this.whole.shapes[resource];
    const relations = shape?.relations(this) ?? {};
    const scope = this.#scopeOf(resource);
    if (!shape || typeof scope !== 'object' || !('parent' in scope)) {
      return table.view({ scope: this.#filterOf(resource), relations });
    }
    // The tree begins at the branches: their own table, since there they have nothing above them.
    const rows = Array.from(this.#reach.domainIds, id => table.get(id)).filter(
      row => row !== undefined,
    );
    const seen = rows.map(row => (this.#isTop(row) ? omit(row, scope.parent) : row));
    return createTable<Row>(shape.fields, seen, { ...shape, relations });
  }

  /** A branch stays below what the caller does not see. */
  #withParent(collection: string, row: Row, before: Row | undefined): Row {
    const scope = this.#scopeOf(collection);
    if (typeof scope !== 'object' || !('parent' in scope) || !this.#isTop(row)) return row;
    return { ...row, [scope.parent]: before?.[scope.parent] };
  }

  #isTop({ id }: Row): boolean {
    return this.branches.includes(String(id));
  }

  #rowOf(collection: string, id: string): Row | undefined {
    return this.whole.has(collection)
      ? this.whole.table(collection).get(id)
      : this.whole.records(collection).get(id);
  }

  #has(resource: string, id: unknown): boolean {
    const row = this.whole.table(resource).get(id);
    return row !== undefined && this.covers(resource, row);
  }

  #filterOf(resource: string): Scope<Row> | undefined {
    const scope = this.#scopeOf(resource);
    if (scope === 'platform') return undefined;
    if (typeof scope === 'object' && 'domain' in scope) {
      return { path: scope.domain, values: this.#reach.domainIds };
    }
    return { test: row => this.covers(resource, row) };
  }

  /** A collection that nobody has described is out of reach, and said to be. */
  #scopeOf(collection: string): DomainScope {
    const { scopes } = this.#reach;
    const scope = Object.hasOwn(scopes, collection) ? scopes[collection] : undefined;
    if (scope === undefined) throw new Error(`"${collection}" has no domain scope.`);
    return scope;
  }
}
