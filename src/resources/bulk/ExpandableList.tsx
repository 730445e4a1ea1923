import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** The number of names rendered per step. */
const ITEMS_PER_STEP = 100;

interface ExpandableListProps<Item> {
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** A list of any length: its first items, and a button that shows more. */
export const ExpandableList = <Item,>({ items, children }: ExpandableListProps<Item>) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const [visibleCount, setVisibleCount] = useState(ITEMS_PER_STEP);
  const hiddenCount = items.length - visibleCount;
  return (
    <>
      <ul className="max-h-200 overflow-auto text-2 [&_li]:py-2 [&_li]:pr-0 [&_li]:pl-20">
        {items.slice(0, visibleCount).map(item => children(item))}
      </ul>
      {hiddenCount > 0 && (
        <ActionButton
          kind="auxiliary"
          onClick={() => setVisibleCount(visibleCount + ITEMS_PER_STEP)}
        >
          {translate('bulk.moreNames', { count: formatNumber(hiddenCount) })}
        </ActionButton>
      )}
    </>
  );
};
