import './camera.css';

import { type KeyboardEvent, type PointerEvent, type MouseEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import type { Direction, PanState } from './usePan.ts';

interface PanPadProps {
  readonly state: PanState;
  /** Why nobody may turn it here. */
  readonly refused: string | undefined;
  readonly begin: (direction: Direction) => void;
  readonly end: () => void;
  readonly stop: () => void;
  readonly nudge: (direction: Direction) => void;
}

const ARROWS: readonly (readonly [Direction, IconName])[] = [
  ['up', 'up'],
  ['left', 'left'],
  ['right', 'right'],
  ['down', 'down'],
];
const ZOOMS: readonly (readonly [Direction, IconName])[] = [
  ['zoomIn', 'plus'],
  ['zoomOut', 'minus'],
];

/** The keys that turn, wherever on the pad the focus is. */
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
};

/** Turns a camera while a button or a key is held: mouse, finger and keyboard alike. */
export const PanPad = ({ state, refused, begin, end, stop, nudge }: PanPadProps) => {
  const translate = useTranslate();
  /** The key that is held. */
  const held = useRef<string>(undefined);
  const turning = state.at === 'turning' ? state.direction : undefined;
  const isRefused = refused !== undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, repeat, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const direction = KEYS[key] ?? directionOf(target, key);
    if (!direction || isRefused) return;
    event.preventDefault();
    if (repeat || held.current !== undefined) return;
    held.current = key;
    begin(direction);
  };
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== held.current) return;
    event.preventDefault();
    held.current = undefined;
    end();
  };
  const button = ([direction, icon]: readonly [Direction, IconName]) => (
    <button
      key={direction}
      type="button"
      className={`pan-button pan-${direction}`}
      data-direction={direction}
      aria-label={translate(`camera.${direction}`)}
      title={refused ?? translate(`camera.${direction}`)}
      aria-disabled={isRefused || undefined}
      aria-pressed={turning === direction}
      {...(!isRefused && { ...pressing(direction, begin, end, nudge) })}
    >
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div
      className="pan"
      role="group"
      aria-label={translate('camera.pad')}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        held.current = undefined;
        end();
      }}
    >
      <div className="pan-pad">
        {ARROWS.map(button)}
        <button
          type="button"
          className="pan-button pan-stop"
          aria-label={translate('camera.stop')}
          title={refused ?? translate('camera.stop')}
          aria-disabled={isRefused || undefined}
          onClick={isRefused ? undefined : stop}
        >
          <i />
        </button>
      </div>
      <div className="pan-zoom">{ZOOMS.map(button)}</div>
    </div>
  );
};

/** Space and Enter hold the button that has the focus. */
const directionOf = (target: EventTarget, key: string): Direction | undefined =>
  key === ' ' || key === 'Enter'
    ? ((target as HTMLElement).dataset['direction'] as Direction | undefined)
    : undefined;

function pressing(
  direction: Direction,
  begin: PanPadProps['begin'],
  end: PanPadProps['end'],
  nudge: PanPadProps['nudge'],
) {
  return {
    onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      // A finger that slides off the button is still holding it.
      if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
      begin(direction);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // A click without a pointer: a screen reader has no way to hold a button.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) nudge(direction);
    },
  };
}
