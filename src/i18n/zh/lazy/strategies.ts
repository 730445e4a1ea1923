export const strategies = {
  'strategy.lamps': '将改变 %{count} 盏灯',
  'strategy.sensorTypes': '光照度传感器类型：%{types}',
  'strategy.sensorType': '%{type}（最大 %{maximum} lx）',
  'strategy.sensorTypes.failed': '光照度传感器类型加载失败。',
} as const;
