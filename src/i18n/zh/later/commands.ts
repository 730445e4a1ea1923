/** Commands to devices, and the jobs that they become. */
export const commands = {
  'job.earlier': '近期任务',
  'job.state.over': '已结束',
  'job.state.elsewhere': '在其他标签页中运行',
  'job.state.interrupted': '已中断',
  'job.goOn': '继续其余 %{count} 项…',
  'job.retry': '重试 %{count} 项…',
  'job.interrupted':
    '任务执行期间页面被关闭或刷新。系统不会自动继续：已下发但未收到应答的可能已执行。',
  'job.taken': '其中 %{count} 项已转入另一任务。',
  'job.left': '收到应答前页面已关闭。',
} as const;
