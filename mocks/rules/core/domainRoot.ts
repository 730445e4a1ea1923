import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import { noteUserAction } from '../notes.ts';

/** Where the setting is kept among the settings. */
const KEY = 'domainRoot';

/**
 * Where the tree of domains begins: what was set, or else the first domain of level 1.
 *
 * @throws Refusal 404 (6) there is no domain
 */
function getDomainRoot({ platform: { store } }: Call) {
  const domains = store.table('domains');
  const kept = store.records('settings').get(KEY);
  const chosen = kept && domains.get(kept.domainId);
  const where = store.branches ? { id: { inq: store.branches } } : { level: 1 };
  const root = chosen ?? domains.find({ where, order: 'id', limit: 1 })[0];
  if (!root) throw refuse.unknown('domains', 'root');
  return { domainId: root.id, name: chosen ? (kept.name ?? root.name) : root.name };
}

/**
 * Sets where the tree begins, and what it is called there.
 *
 * @throws Refusal 422 (6) no such domain
 */
function setDomainRoot(call: Call) {
  const { store } = call.platform;
  const { domainId, name } = call.body as { domainId: string; name?: string };
  if (!store.table('domains').get(domainId)) {
    const message = `knows no domain "${domainId}"`;
    throw refuse.invalid([{ path: '/domainId', code: 'reference', message }], codes.unknownTarget);
  }
  store.put('settings', { id: KEY, domainId, ...(name !== undefined && { name }) });
  noteUserAction(call, { action: 'settings', target: 'domains', targetId: domainId });
  return getDomainRoot(call);
}

/** The rules of the root setting. @see spec A7, DOM-05 */
export const domainRootRules: Readonly<Record<string, Rule>> = { getDomainRoot, setDomainRoot };
