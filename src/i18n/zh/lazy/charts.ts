export const charts: Readonly<Record<string, string>> = {
  'chart.legend': '图例',
  'chart.view': '%{title}的显示方式',
  'chart.view.chart': '图表',
  'chart.view.table': '表格',
  'chart.export': '导出为表格',
  'chart.export.of': '导出%{title}',
  'chart.empty': '该时段没有数据',
  'chart.lost': '图表未能加载，表格中是同样的数据。',
  'chart.sheet': '数据',
};
