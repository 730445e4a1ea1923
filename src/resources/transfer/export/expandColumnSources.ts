import type { ColumnChoice } from '../../list/columnChoice.ts';
import type { ColumnOverrides } from '../../list/columns.ts';

/** The columns of a list as those of a file: a column that shows several fields becomes all of them, side by side. */
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
