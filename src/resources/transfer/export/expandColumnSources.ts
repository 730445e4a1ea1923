import type { ColumnChoice } from '../../columns/columnChoice.ts';
import type { ColumnOverrides } from '../../columns/columns.ts';

/** Expands the columns of a list to those of a file: a column with several fields becomes one column per field. */
export function expandColumnSources(
  choice: ColumnChoice,
  overrides: ColumnOverrides = {},
): ColumnChoice {
  const getSources = (source: string) =>
    (choice.shown.includes(source) && overrides[source]?.sources) || [source];
  const shown = [...new Set(choice.shown.flatMap(getSources))];
  const order = choice.order.flatMap(source =>
    shown.includes(source) && !choice.shown.includes(source) ? [] : getSources(source),
  );
  return { order: [...new Set(order)], shown };
}
