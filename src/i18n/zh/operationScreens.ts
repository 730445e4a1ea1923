import type { operationScreens as english } from '../en/operationScreens.ts';

export const operationScreens: Record<keyof typeof english, string> = {
  'settings.saved': '%{name}已保存',
  'settings.discard': '放弃修改',
  'settings.readOnly': '这些设置只读。%{reason}',
  'report.show': '查询',
  'report.again': '刷新',
  'report.missing': '请选择要查询的内容',
  'report.missing.hint': '填写%{fields}后点击“查询”。',
  'report.none': '没有数据',
  'report.none.hint': '平台没有符合条件的数据。',
  'report.query': '查询条件',
  'report.table': '可滚动的表格',
};
