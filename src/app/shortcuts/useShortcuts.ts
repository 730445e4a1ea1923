import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { isOpen, toggle } from '../opened.ts';
import { forgetTypedAhead, typeAhead } from '../palette/typedAhead.ts';
import { useUser } from '../useUser.ts';
import { useWays } from '../useWays.ts';
import { goingsOf, SINGLES } from './shortcuts.ts';

/** Milliseconds between the two keys of a pair. */
const PAIR = 1000;

/** Whether keys without a modifier do something: each person may switch them off. @see WCAG 2.1.4 */
export const useSingleKeys = () => useStore(`shortcuts.${useUser().userId}`, true);

/** The keys of the whole console. Those without a modifier do nothing while somebody types or a dialog is open. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const goings = goingsOf(useWays());
  const [areOn] = useSingleKeys();
  // Not 0: a page that is younger than a second would take every key for the second of a pair.
  const began = useRef(-PAIR);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      forgetTypedAhead();
      toggle('palette');
      return;
    }
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    // The palette was called and is not there yet: what is typed is for it.
    if (isOpen('palette') && !isInFront() && !hasModifier && typeAhead(event.key)) {
      event.preventDefault();
      return;
    }
    if (!areOn || hasModifier || isBusy(event)) return;
    const isPair = performance.now() - began.current < PAIR;
    began.current = -PAIR;
    const going = isPair && goings.find(({ keys: [, second] }) => second === event.key);
    const single = SINGLES.find(({ key }) => key === plainKey(event));
    if (going) void navigate(going.path);
    else if (single) single.run();
    else {
      if (event.key === 'g') began.current = performance.now();
      return;
    }
    event.preventDefault();
  });
  // With the page, not after it: a key that comes with the first picture counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A Chinese keyboard has a mark of its own. */
const plainKey = ({ key }: KeyboardEvent) => (key === '？' ? '?' : key);

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const TYPED =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=slider]';
/** A drawer leaves the page beside it in use. */
const IN_FRONT = '[role=dialog]:not(.over-drawer), [role=alertdialog], [role=menu]';

const isBusy = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(TYPED) !== null) || isInFront();

const isInFront = () => document.querySelector(IN_FRONT) !== null;
