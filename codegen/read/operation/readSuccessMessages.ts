import type { OperationDescriptor } from '../../../src/schema/operation.ts';
import type { BoundOperation } from './BoundOperation.ts';

/** Past participles of verbs that APIs commonly offer as actions. Other labels get no message of their own. */
const PARTICIPLES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  accept: ['accepted', '已接受'],
  activate: ['activated', '已启用'],
  approve: ['approved', '已批准'],
  archive: ['archived', '已归档'],
  block: ['blocked', '已禁用'],
  cancel: ['cancelled', '已取消'],
  close: ['closed', '已关闭'],
  confirm: ['confirmed', '已确认'],
  deactivate: ['deactivated', '已停用'],
  disable: ['disabled', '已停用'],
  enable: ['enabled', '已启用'],
  lock: ['locked', '已锁定'],
  open: ['opened', '已打开'],
  pause: ['paused', '已暂停'],
  publish: ['published', '已发布'],
  reject: ['rejected', '已拒绝'],
  reopen: ['reopened', '已重新打开'],
  reset: ['reset', '已重置'],
  restart: ['restarted', '已重启'],
  restore: ['restored', '已恢复'],
  resume: ['resumed', '已继续'],
  send: ['sent', '已发送'],
  start: ['started', '已启动'],
  stop: ['stopped', '已停止'],
  'switch off': ['switched off', '已关闭'],
  'switch on': ['switched on', '已打开'],
  unarchive: ['unarchived', '已取消归档'],
  unblock: ['unblocked', '已解除禁用'],
  unlock: ['unlocked', '已解锁'],
  unpublish: ['unpublished', '已取消发布'],
};

/**
 * Returns the notification of a completed operation: the document's `successMessage`, else, for an action whose label
 * is a common verb, its past participle. Other operations have none: the console has a message for their kind.
 *
 * @param label the label of the operation, in English
 * @see https://spec.openapis.org/oas/v3.1.1.html#specification-extensions
 */
export function readSuccessMessages(
  { found, binding }: BoundOperation,
  label: string,
): Pick<OperationDescriptor, 'successMessages'> {
  const statedMessage = found.operation['x-console']?.successMessage;
  if (statedMessage)
    return { successMessages: 'en' in statedMessage ? [statedMessage] : statedMessage };
  if (binding.kind !== 'action' || !Object.hasOwn(PARTICIPLES, label.toLowerCase())) return {};
  const [en = '', zh = ''] = PARTICIPLES[label.toLowerCase()] ?? [];
  return { successMessages: [{ en: `{record} ${en}`, zh: `{record} ${zh}` }] };
}
