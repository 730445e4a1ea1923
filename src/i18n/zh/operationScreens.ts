import type { operationScreens as english } from '../en/operationScreens.ts';

export const operationScreens: Record<keyof typeof english, string> = {
  'settings.saved': '%{name}已保存',
  'settings.discard': '放弃修改',
  'settings.readOnly': '这些设置只读。%{reason}',
  'reading.show': '查询',
  'reading.again': '刷新',
  'reading.missing': '请选择要查询的内容',
  'reading.missing.hint': '填写%{fields}后点击“查询”。',
  'reading.none': '没有数据',
  'reading.none.hint': '平台没有符合条件的数据。',
  'reading.question': '查询条件',
  'reading.answer': '可滚动的表格',
};
