import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { useFigures } from '../../ui/useFigures.ts';

/** So many names are drawn at once. */
const STEP = 100;

interface SomeOfProps<Item> {
  readonly all: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** A list of any length: its beginning, and a button that goes on. Nothing is left out for good. */
export const SomeOf = <Item,>({ all, children }: SomeOfProps<Item>) => {
  const translate = useTranslate();
  const figure = useFigures();
  const [shown, setShown] = useState(STEP);
  const left = all.length - shown;
  return (
    <>
      <ul className="bulk-names">{all.slice(0, shown).map(item => children(item))}</ul>
      {left > 0 && (
        <ActionButton kind="auxiliary" onClick={() => setShown(shown + STEP)}>
          {translate('bulk.moreNames', { count: figure(left) })}
        </ActionButton>
      )}
    </>
  );
};
