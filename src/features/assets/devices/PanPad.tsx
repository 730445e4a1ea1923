import './camera.css';

import { type KeyboardEvent, type PointerEvent, type MouseEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import type { PanDirection, PanState } from './useCameraPan.ts';

interface PanPadProps {
  readonly state: PanState;
  /** Why it cannot be turned here. */
  readonly disabledReason: string | undefined;
  readonly begin: (direction: PanDirection) => void;
  readonly end: () => void;
  readonly stop: () => void;
  readonly nudge: (direction: PanDirection) => void;
}

const ARROW_BUTTONS: readonly (readonly [PanDirection, IconName])[] = [
  ['up', 'up'],
  ['left', 'left'],
  ['right', 'right'],
  ['down', 'down'],
];
const ZOOM_BUTTONS: readonly (readonly [PanDirection, IconName])[] = [
  ['zoomIn', 'plus'],
  ['zoomOut', 'minus'],
];

/** The keys that turn the camera, with the focus anywhere on the pad. */
const DIRECTION_BY_KEY: Readonly<Record<string, PanDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
};

/** Turns a camera while a button or a key is pressed: by mouse, touch and keyboard. */
export const PanPad = ({ state, disabledReason, begin, end, stop, nudge }: PanPadProps) => {
  const translate = useTranslate();
  /** The pressed key. */
  const heldKey = useRef<string>(undefined);
  const turningDirection = state.phase === 'turning' ? state.direction : undefined;
  const isDisabled = disabledReason !== undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, repeat, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const direction = DIRECTION_BY_KEY[key] ?? getFocusedDirection(target, key);
    if (!direction || isDisabled) return;
    event.preventDefault();
    if (repeat || heldKey.current !== undefined) return;
    heldKey.current = key;
    begin(direction);
  };
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== heldKey.current) return;
    event.preventDefault();
    heldKey.current = undefined;
    end();
  };
  const renderButton = ([direction, icon]: readonly [PanDirection, IconName]) => (
    <button
      key={direction}
      type="button"
      className={`pan-button pan-${direction}`}
      data-direction={direction}
      aria-label={translate(`camera.${direction}`)}
      title={disabledReason ?? translate(`camera.${direction}`)}
      aria-disabled={isDisabled || undefined}
      aria-pressed={turningDirection === direction}
      {...(!isDisabled && { ...getPressHandlers(direction, begin, end, nudge) })}
    >
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div
      className="row touch-none gap-16 select-none"
      role="group"
      aria-label={translate('camera.pad')}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        heldKey.current = undefined;
        end();
      }}
    >
      <div className="grid grid-cols-[repeat(3,60px)] grid-rows-[repeat(3,60px)] rounded-[50%] border border-(--line-2) bg-(--sunken) p-4 [grid-template-areas:'._up_.'_'left_stop_right'_'._down_.']">
        {ARROW_BUTTONS.map(renderButton)}
        <button
          type="button"
          className="pan-button [grid-area:stop] [&_i]:size-14 [&_i]:rounded-[3px] [&_i]:bg-current [&_i]:forced-color-adjust-none forced-colors:[&_i]:bg-[ButtonText]"
          aria-label={translate('camera.stop')}
          title={disabledReason ?? translate('camera.stop')}
          aria-disabled={isDisabled || undefined}
          onClick={isDisabled ? undefined : stop}
        >
          <i />
        </button>
      </div>
      <div className="grid gap-8">{ZOOM_BUTTONS.map(renderButton)}</div>
    </div>
  );
};

/** Space and Enter press the focused button. */
const getFocusedDirection = (target: EventTarget, key: string): PanDirection | undefined =>
  key === ' ' || key === 'Enter'
    ? ((target as HTMLElement).dataset['direction'] as PanDirection | undefined)
    : undefined;

function getPressHandlers(
  direction: PanDirection,
  begin: PanPadProps['begin'],
  end: PanPadProps['end'],
  nudge: PanPadProps['nudge'],
) {
  return {
    onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      // A finger that slides off the button still presses it.
      if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
      begin(direction);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // A click without a pointer: a screen reader cannot hold a button.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) nudge(direction);
    },
  };
}
