import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import { logUserAction } from '../logs/activityLogs.ts';

const SETTING_KEY = 'domainRoot';

/**
 * Returns the root of the domain tree: the configured one, or else the first domain of level 1.
 *
 * @throws HttpError 404 (6) there is no domain
 */
function getDomainRoot({ platform: { store } }: OperationCall) {
  const domains = store.table('domains');
  const savedSetting = store.records('settings').get(SETTING_KEY);
  const savedRoot = savedSetting && domains.get(savedSetting.domainId);
  const where = store.rootDomainIds ? { id: { inq: store.rootDomainIds } } : { level: 1 };
  const root = savedRoot ?? domains.find({ where, order: 'id', limit: 1 })[0];
  if (!root) throw httpErrors.notFound('domains', 'root');
  return { domainId: root.id, name: savedRoot ? (savedSetting.name ?? root.name) : root.name };
}

/**
 * Sets the root of the domain tree and its display name.
 *
 * @throws HttpError 422 (6) no such domain
 */
function setDomainRoot(call: OperationCall) {
  const { store } = call.platform;
  const { domainId, name } = call.body as { domainId: string; name?: string };
  if (!store.table('domains').get(domainId)) {
    const message = `knows no domain "${domainId}"`;
    throw httpErrors.invalidBody(
      [{ path: '/domainId', code: 'reference', message }],
      errorCodes.unknownTarget,
    );
  }
  store.put('settings', { id: SETTING_KEY, domainId, ...(name !== undefined && { name }) });
  logUserAction(call, { action: 'settings', target: 'domains', targetId: domainId });
  return getDomainRoot(call);
}

/** The rules of the root setting. @see DOM-05 */
export const domainRootRules: Readonly<Record<string, OperationRule>> = {
  getDomainRoot,
  setDomainRoot,
};
