import './palette.css';

import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { close } from '../opened.ts';
import type { Entry } from './Entry.ts';
import { PaletteList } from './PaletteList.tsx';
import { useTypedAhead } from './typedAhead.ts';
import { useGroups } from './useGroups.ts';

/** Finds screens, devices and actions by what they are called, and does what is chosen. */
export default function Palette() {
  const translate = useTranslate();
  const listId = useId();
  const ahead = useTypedAhead();
  const [written, setWritten] = useState<string>();
  const typed = written ?? ahead;
  const [picked, setPicked] = useState(0);
  const { groups, isAsking, hasFailed, choose } = useGroups(typed);
  const entries = groups.flatMap(group => group.entries);
  const at = Math.min(picked, entries.length - 1);
  const active = entries[at];
  const idOf = (entry: Entry) => `${listId}-${entry.id}`;

  // What was chosen may open something else that floats: the palette goes first, and gives the focus back.
  const run = (entry: Entry) => {
    flushSync(() => close('palette'));
    choose(entry);
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: Math.min(at + 8, entries.length - 1),
    PageUp: Math.max(at - 8, 0),
  };
  const onKey = (event: KeyboardEvent) => {
    // Arrows and Enter belong to the Chinese input method while it composes.
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setPicked((next + entries.length) % entries.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      run(active);
    }
  };
  const count = isAsking ? 'palette.asking' : hasFailed ? 'palette.failed' : 'palette.count';
  return (
    <Dialog
      open
      className="palette"
      onClose={() => close('palette')}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': translate('palette') } }}
    >
      <div className="palette-field">
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
          aria-activedescendant={active && idOf(active)}
          placeholder={translate('palette.placeholder')}
          value={typed}
          onChange={event => {
            setWritten(event.target.value);
            setPicked(0);
          }}
          onKeyDown={onKey}
        />
        <button type="button" className="palette-close" onClick={() => close('palette')}>
          <kbd aria-hidden="true">Esc</kbd>
          <Icon name="close" size={18} />
          <span className="spoken-only">{translate('shell.close')}</span>
        </button>
      </div>
      <PaletteList {...{ listId, groups, active, idOf }} onRun={run} onPoint={setPicked} />
      <p
        className={entries.length > 0 && !hasFailed ? 'spoken-only' : 'palette-state'}
        role="status"
      >
        {translate(entries.length === 0 && !isAsking && !hasFailed ? 'palette.none' : count, {
          smart_count: entries.length,
        })}
      </p>
    </Dialog>
  );
}
