import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';

import { useRepresent } from '../ResourcesContext.ts';
import { useTicking } from './selection.ts';

/** Ticks one row; with Shift also those since the last one. It alone is drawn again. */
export const TickBox = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate();
  const represent = useRepresent(useResourceContext() ?? '');
  const { ticks, page } = useTicking();
  const isTicked = useSyncExternalStore(ticks.subscribe, () => ticks.isTicked(record.id));
  return (
    <label className="tick" onMouseDown={keepText}>
      <input
        type="checkbox"
        checked={isTicked}
        aria-label={translate('list.tick', { record: represent(record) })}
        onKeyDown={walk}
        onChange={event => {
          const { shiftKey } = event.nativeEvent as unknown as { readonly shiftKey?: boolean };
          ticks.click(record.id, { page, through: shiftKey === true });
        }}
      />
    </label>
  );
};

/** Ticks every row of the page, or none; in between it says that some are ticked. */
export const TickPage = () => {
  const translate = useTranslate();
  const { ticks, page } = useTicking();
  const count = useSyncExternalStore(ticks.subscribe, () => page.filter(ticks.isTicked).length);
  const isAll = count > 0 && count === page.length;
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={isAll}
        ref={box => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        aria-label={translate('list.tick.page')}
        onKeyDown={walk}
        onChange={() => (ticks.read().matching ? ticks.clear() : ticks.set(page, !isAll, page))}
      />
    </label>
  );
};

/** Shift means a range here, and not to select the words in between. */
const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrow keys go from tick to tick. */
function walk(event: KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const boxes = [
    ...(event.currentTarget
      .closest('.list-rows')
      ?.querySelectorAll<HTMLInputElement>('.tick input') ?? []),
  ];
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
}
