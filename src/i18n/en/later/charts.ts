/** What every chart says. */
export const charts: Readonly<Record<string, string>> = {
  'chart.legend': 'Legend',
  'chart.view': 'Show %{title} as',
  'chart.view.chart': 'Chart',
  'chart.view.table': 'Table',
  'chart.export': 'Export as a table',
  'chart.export.of': 'Export %{title}',
  'chart.empty': 'Nothing in this time',
  'chart.lost': 'The chart could not be fetched. The table shows the same.',
  'chart.sheet': 'Figures',
};
