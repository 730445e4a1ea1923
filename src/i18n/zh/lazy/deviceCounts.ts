/** How many devices of which kind, e.g. in the title of a storm. */
export const deviceCounts = {
  'deviceCount.lamp': '%{count} 盏灯',
  'deviceCount.gateway': '%{count} 台网关',
  'deviceCount.camera': '%{count} 台摄像机',
  'deviceCount.display': '%{count} 块显示屏',
  'deviceCount.sensor': '%{count} 个传感器',
  'deviceCount.meter': '%{count} 台电表',
  'deviceCount.pole': '%{count} 根灯杆',
  'deviceCount.charger': '%{count} 台充电桩',
  'deviceCount.broadcast': '%{count} 台广播终端',
  'deviceCount.device': '%{count} 台设备',
  'deviceCount.other': '%{count} 台其他设备',
  'deviceCount.and': '%{first}和 %{second}',
};
