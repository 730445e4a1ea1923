import type { Relation } from '../../loopback/include.ts';
import { isObject, type JsonObject } from '../../loopback/json.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { userOf } from './account.ts';

/**
 * Replaces the domains that a user sees.
 *
 * @throws Refusal 404 (66); 422 (6) an unknown domain
 */
export function setUserDomains(call: Call): Row {
  const user = userOf(call);
  const { store } = call.platform;
  const { domains: domainIds } = call.body as { domains: readonly string[] };
  const details = domainIds.flatMap((id, i) =>
    store.table('domains').get(id)
      ? []
      : [{ path: `/domains/${i}`, code: 'reference', message: `knows no domain "${id}"` }],
  );
  if (details.length > 0) throw refuse.invalid(details, codes.unknownTarget);
  store.put('userDomains', { id: user.id, domainIds });
  return user;
}

/** The domains of a user as a relation. The link stands beside both, so that a user's record shows none unasked. */
export const domainsOfUsers = (store: Store): Relation => ({
  kind: 'hasMany',
  key: 'userId',
  table: () => ({
    key: 'id',
    find(filter = {}) {
      const [{ userId }, ...conditions] = split(filter.where);
      const ids = store.records('userDomains').get(String(userId))?.domainIds ?? [];
      const where = { and: [{ id: { inq: ids } }, ...conditions] };
      return store
        .table('domains')
        .find({ ...filter, where })
        .map(toName);
    },
  }),
});

/** What a user's record says of a domain; where it lies is the domain's own business. */
const toName = ({ id, name }: Row): Row => ({ id, name });

/** What the engine asks of a relation: the parent's id, then the conditions of the scope. */
function split(where: unknown): [JsonObject, ...unknown[]] {
  if (!isObject(where)) return [{}];
  if (!Array.isArray(where.and)) return [where];
  const [match, ...conditions] = where.and as unknown[];
  return [isObject(match) ? match : {}, ...conditions];
}
