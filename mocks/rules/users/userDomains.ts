import type { TableRelation } from '../../loopback/include.ts';
import { isJsonObject, type JsonObject } from '../../loopback/json.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getUser } from './account.ts';

/**
 * Replaces the visible domains of a user.
 *
 * @throws HttpError 404 (66); 422 (6) an unknown domain
 */
export function setUserDomains(call: OperationCall): Row {
  const user = getUser(call);
  const { store } = call.platform;
  const { domains: domainIds } = call.body as { domains: readonly string[] };
  const details = domainIds.flatMap((id, i) =>
    store.table('domains').get(id)
      ? []
      : [{ path: `/domains/${i}`, code: 'reference', message: `knows no domain "${id}"` }],
  );
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.unknownTarget);
  store.put('userDomains', { id: user.id, domainIds });
  return user;
}

/**
 * Creates the relation from a user to domains. The link is stored apart from both, so that a user's record contains the
 * domains only on request.
 */
export const createUserDomainsRelation = (store: Store): TableRelation => ({
  kind: 'hasMany',
  key: 'userId',
  table: () => ({
    key: 'id',
    find(filter = {}) {
      const [{ userId }, ...conditions] = splitWhere(filter.where);
      const ids = store.records('userDomains').get(String(userId))?.domainIds ?? [];
      const where = { and: [{ id: { inq: ids } }, ...conditions] };
      return store
        .table('domains')
        .find({ ...filter, where })
        .map(pickName);
    },
  }),
});

/** Returns the id and the name of a domain for a user's record; the location is only in the domain itself. */
const pickName = ({ id, name }: Row): Row => ({ id, name });

/** Splits the engine's condition for a relation: the parent's id, then the conditions of the scope. */
function splitWhere(where: unknown): [JsonObject, ...unknown[]] {
  if (!isJsonObject(where)) return [{}];
  if (!Array.isArray(where.and)) return [where];
  const [match, ...conditions] = where.and as unknown[];
  return [isJsonObject(match) ? match : {}, ...conditions];
}
