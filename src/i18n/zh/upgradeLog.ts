import type { upgradeLog as english } from '../en/upgradeLog.ts';

export const upgradeLog: Record<keyof typeof english, string> = {
  'upgrade.log.inProgress': '进行中',
  'upgrade.log.planned': '待执行',
  'upgrade.log.stuck': '停滞',
  'upgrade.log.failed': '24 小时内失败',
  'upgrade.log.live': '实时：每 %{seconds} 秒刷新',
  'upgrade.log.quiet': '当前没有升级任务',
  'upgrade.stuck': '停滞：已 %{length} 无响应',
  'upgrade.stuck.names':
    '%{names} 已十分钟无响应。请检查设备是否在线；可取消后重试。 |||| %{smart_count} 台设备已十分钟无响应：%{names}。请检查设备是否在线；可取消后重试。',
  'upgrade.stuck.more': '%{names} 等，另有 %{smart_count} 台',
  'upgrade.planned': '待执行',
  'device.code': '错误码 %{code}',
};
