import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { calls } from '../../../data/calls.ts';
import { getErrorCode } from '../../../domain/errorStatus.ts';
import { callWithTimeout } from '../../../resources/calls/callWithTimeout.ts';

/** The directions that a camera can turn in. */
export type PanDirection = 'up' | 'down' | 'left' | 'right' | 'zoomIn' | 'zoomOut';

/** The state of a camera while a user turns it. */
export type PanState =
  | { readonly phase: 'rest' }
  | { readonly phase: 'turning'; readonly direction: PanDirection }
  | { readonly phase: 'stopping' }
  | { readonly phase: 'stopped' }
  /** The turn did not start. */
  | { readonly phase: 'failed'; readonly error: unknown }
  /** It received a turn command; whether it has stopped is unknown. */
  | { readonly phase: 'unstopped'; readonly error: unknown };

/** One press: the result of its turn command, and whether it has been released. */
interface PanGesture {
  readonly startResult: Promise<{ readonly error?: unknown }>;
  isOver: boolean;
}

/** How many milliseconds a stop waits for the response to its turn, so that it arrives after it. */
const MAX_STOP_WAIT_MS = 1000;

/** Milliseconds of a turn by a single click, e.g. of a screen reader. */
const CLICK_TURN_MS = 400;

/** The camera was unreachable, or must not be turned: there is nothing to stop. */
const NOT_STARTED_CODES: readonly unknown[] = [3, 4, 42, 52, 57, 58, 81];

/**
 * Turns a camera while a control is pressed. Every press sends one turn and one stop, once each; a stop follows the
 * response to its turn, and an interrupted press, by another window or another page, stops it too.
 *
 * @see DEVICE-03
 */
export function useCameraPan(id: string) {
  const [state, setState] = useState<PanState>({ phase: 'rest' });
  const gesture = useRef<PanGesture>(undefined);

  const sendPan = (direction: PanDirection | 'stop') =>
    callWithTimeout(signal => calls.core.panCamera({ path: { id, direction }, signal }));

  const begin = (direction: PanDirection) => {
    if (gesture.current) return;
    const startResult = sendPan(direction).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
    gesture.current = { startResult, isOver: false };
    setState({ phase: 'turning', direction });
  };
  const stop = async () => {
    setState({ phase: 'stopping' });
    try {
      await sendPan('stop');
      setState({ phase: 'stopped' });
    } catch (error) {
      setState({ phase: 'unstopped', error });
    }
  };
  const end = async () => {
    const currentGesture = gesture.current;
    if (!currentGesture || currentGesture.isOver) return;
    currentGesture.isOver = true;
    setState({ phase: 'stopping' });
    const timeout = new Promise<undefined>(resolve => setTimeout(resolve, MAX_STOP_WAIT_MS));
    const result = await Promise.race([currentGesture.startResult, timeout]);
    const code = getErrorCode(result?.error);
    if (result?.error !== undefined && NOT_STARTED_CODES.includes(code))
      setState({ phase: 'failed', error: result.error });
    else await stop();
    gesture.current = undefined;
  };
  const nudge = (direction: PanDirection) => {
    begin(direction);
    setTimeout(() => void end(), CLICK_TURN_MS);
  };

  const endGesture = useEffectEvent(() => void end());
  // The window is outside this component: navigation elsewhere interrupts the press.
  useEffect(() => {
    const handleVisibilityChange = () => {
      if (document.hidden) endGesture();
    };
    const handleBlur = () => endGesture();
    window.addEventListener('blur', handleBlur);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      window.removeEventListener('blur', handleBlur);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      handleBlur();
    };
  }, []);
  return { state, begin, end: () => void end(), stop: () => void stop(), nudge };
}
