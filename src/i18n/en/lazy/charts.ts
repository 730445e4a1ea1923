export const charts: Readonly<Record<string, string>> = {
  'chart.legend': 'Legend',
  'chart.view': 'Show %{title} as',
  'chart.view.chart': 'Chart',
  'chart.view.table': 'Table',
  'chart.export': 'Export as a table',
  'chart.export.of': 'Export %{title}',
  'chart.empty': 'No data in this period',
  'chart.lost': 'The chart did not load. The table shows the same data.',
  'chart.sheet': 'Data',
};
