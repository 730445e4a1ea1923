import './palette.css';

import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import { closeDialog } from '../openDialogs.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { PaletteList } from './PaletteList.tsx';
import { useTypeAheadBuffer } from '../shortcuts/typeAheadBuffer.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

/** Finds screens, devices and actions by name, and runs the selected one. */
export default function CommandPalette() {
  const translate = useTranslate();
  const listId = useId();
  const typeAheadText = useTypeAheadBuffer();
  const [inputText, setInputText] = useState<string>();
  const searchText = inputText ?? typeAheadText;
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { groups, isLoading, hasFailed, choose } = usePaletteGroups(searchText);
  const entries = groups.flatMap(group => group.entries);
  const activeIndex = Math.min(selectedIndex, entries.length - 1);
  const active = entries[activeIndex];
  const getElementId = (entry: PaletteEntry) => `${listId}-${entry.id}`;

  // The selected entry may open another overlay: the palette closes first and restores the focus.
  const runEntry = (entry: PaletteEntry) => {
    flushSync(() => closeDialog('palette'));
    choose(entry);
  };
  const indexByKey: Readonly<Record<string, number>> = {
    ArrowDown: activeIndex + 1,
    ArrowUp: activeIndex - 1,
    PageDown: Math.min(activeIndex + 8, entries.length - 1),
    PageUp: Math.max(activeIndex - 8, 0),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Arrows and Enter belong to an input method during composition.
    if (isComposing(event) || entries.length === 0) return;
    const nextIndex = indexByKey[event.key];
    if (nextIndex !== undefined) {
      event.preventDefault();
      setSelectedIndex((nextIndex + entries.length) % entries.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      runEntry(active);
    }
  };
  const statusKey = isLoading ? 'palette.loading' : hasFailed ? 'palette.failed' : 'palette.count';
  return (
    <Dialog
      open
      className="palette"
      onClose={() => closeDialog('palette')}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': translate('palette') } }}
    >
      <div className="palette-field row h-48 flex-none gap-12 border-b border-b-(--line) px-16 py-0 text-2">
        <Icon name="search" size={18} />
        <input
          autoFocus
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={translate('palette.open')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && getElementId(active)}
          placeholder={translate('palette.placeholder')}
          value={searchText}
          onChange={event => {
            setInputText(event.target.value);
            setSelectedIndex(0);
          }}
          onKeyDown={handleKeyDown}
        />
        <button
          type="button"
          // With a keyboard, the key that closes it replaces the close icon.
          className="plain-button flex-none p-0 pointer-coarse:-mr-12 pointer-coarse:min-h-44 pointer-coarse:min-w-44 [&_.icon]:m-auto [&_.icon]:hidden pointer-coarse:[&_.icon]:block pointer-coarse:[&_kbd]:hidden"
          onClick={() => closeDialog('palette')}
        >
          <kbd aria-hidden="true">Esc</kbd>
          <Icon name="close" size={18} />
          <span className="visually-hidden">{translate('shell.close')}</span>
        </button>
      </div>
      <PaletteList
        {...{ listId, groups, active, getElementId }}
        onRun={runEntry}
        onHover={setSelectedIndex}
      />
      <p
        className={
          entries.length > 0 && !hasFailed ? 'visually-hidden' : 'flex-none px-16 py-12 text-2'
        }
        role="status"
      >
        {translate(entries.length === 0 && !isLoading && !hasFailed ? 'palette.none' : statusKey, {
          smart_count: entries.length,
        })}
      </p>
    </Dialog>
  );
}
