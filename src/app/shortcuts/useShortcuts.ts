import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { isModalOpen } from '../../ui/isModalOpen.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { isDialogOpen, toggleDialog } from '../openDialogs.ts';
import { clearTypeAheadBuffer, appendTypeAhead } from './typeAheadBuffer.ts';
import { useUser } from '../useUser.ts';
import { useShellLinks } from '../useShellLinks.ts';
import { buildNavigationShortcuts, SINGLE_KEY_SHORTCUTS } from './shortcuts.ts';

/** Milliseconds between the two keys of a pair. */
const KEY_PAIR_TIMEOUT_MS = 1000;

/** Whether shortcuts without a modifier are enabled; each user may disable them. @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts */
export const useSingleKeysEnabled = () => useStore(`shortcuts.${useUser().userId}`, true);

/** The global keyboard shortcuts. Those without a modifier are inactive while a user types or a dialog is open. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const navigationShortcuts = buildNavigationShortcuts(useShellLinks());
  const [isEnabled] = useSingleKeysEnabled();
  // Not 0: in the first second of a page, every key would count as the second of a pair.
  const pairStartedAt = useRef(-KEY_PAIR_TIMEOUT_MS);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      clearTypeAheadBuffer();
      toggleDialog('palette');
      return;
    }
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    // The palette is opening: typed text is buffered for it.
    if (isDialogOpen('palette') && !isModalOpen() && !hasModifier && appendTypeAhead(event.key)) {
      event.preventDefault();
      return;
    }
    if (!isEnabled || hasModifier || isTypingOrModal(event)) return;
    const isPair = performance.now() - pairStartedAt.current < KEY_PAIR_TIMEOUT_MS;
    pairStartedAt.current = -KEY_PAIR_TIMEOUT_MS;
    const navigationShortcut =
      isPair && navigationShortcuts.find(({ keys: [, second] }) => second === event.key);
    const singleKeyShortcut = SINGLE_KEY_SHORTCUTS.find(({ key }) => key === normalizeKey(event));
    if (navigationShortcut) void navigate(navigationShortcut.path);
    else if (singleKeyShortcut) singleKeyShortcut.run();
    else {
      if (event.key === 'g') pairStartedAt.current = performance.now();
      return;
    }
    event.preventDefault();
  });
  // In the layout phase: a key press at the first paint counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** A Chinese keyboard has its own question mark. */
const normalizeKey = ({ key }: KeyboardEvent) => (key === '？' ? '?' : key);

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const TEXT_INPUT_SELECTOR =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=slider]';

const isTypingOrModal = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(TEXT_INPUT_SELECTOR) !== null) || isModalOpen();
