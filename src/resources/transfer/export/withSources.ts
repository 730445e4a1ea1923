import type { ColumnChoice } from '../../list/columnChoice.ts';
import type { ColumnOverrides } from '../../list/columns.ts';

/** The columns of a list as those of a file: a column that shows several fields becomes all of them, side by side. */
export function withSources(choice: ColumnChoice, overrides: ColumnOverrides = {}): ColumnChoice {
  const fieldsOf = (source: string) =>
    (choice.shown.includes(source) && overrides[source]?.sources) || [source];
  const shown = [...new Set(choice.shown.flatMap(fieldsOf))];
  const order = choice.order.flatMap(source =>
    shown.includes(source) && !choice.shown.includes(source) ? [] : fieldsOf(source),
  );
  return { order: [...new Set(order)], shown };
}
