/** What stands where a part of the console broke, or did not arrive. */
export const failures = {
  'failure.region.screen': '此页面',
  'failure.region.bar': '顶栏',
  'failure.region.sidebar': '侧边菜单',
  'failure.region.opened': '所打开的内容',
  'failure.region.drawer': '此抽屉面板',
  'failure.region.dialog': '此对话框',
  'failure.region.notices': '通知',
  'failure.region.part': '页面的这一部分',
  'failure.region.map': '地图',
  'failure.broken': '%{region}出错，已停止运行',
  'failure.broken.hint': '控制台的其他部分不受影响。请重试；此处输入的内容可能会丢失。',
  'failure.late': '%{region}未能加载',
  'failure.late.hint': 'ChunkLoadError：120 秒内未加载完成。请重试，或重新加载整个页面。',
  'failure.lost': '%{region}未能加载',
  'failure.lost.hint':
    'ChunkLoadError：无法获取所需文件。可能是网络已断开，或控制台已更新。请重试，或重新加载整个页面。',
  'failure.reload': '重新加载页面',
  'failure.details': '供维护人员参考的详细信息',
  'failure.copy': '复制详细信息',
  'failure.copied': '已复制。',
  'failure.notCopied': '浏览器不允许复制，请手动选择文本。',
} as const;
