import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { calls } from '../../../data/calls.ts';
import { answerWithin } from '../../../resources/answerWithin.ts';

/** Where a camera can be told to turn. */
export type Direction = 'up' | 'down' | 'left' | 'right' | 'zoomIn' | 'zoomOut';

/** What is known of a camera that somebody turns. */
export type PanState =
  | { readonly at: 'rest' }
  | { readonly at: 'turning'; readonly direction: Direction }
  | { readonly at: 'stopping' }
  | { readonly at: 'stopped' }
  /** It did not begin to turn. */
  | { readonly at: 'refused'; readonly error: unknown }
  /** It was told to turn, and nobody knows whether it has stopped. */
  | { readonly at: 'unstopped'; readonly error: unknown };

/** One press: what was sent, and whether it has been let go. */
interface Gesture {
  readonly begun: Promise<{ readonly error?: unknown }>;
  isOver: boolean;
}

/** Milliseconds that a stop waits for the answer to the turn before it, so that it arrives after it. */
const LONGEST_WAIT = 1000;

/** Milliseconds of a turn by somebody who can only click, such as a screen reader. */
const NUDGE = 400;

/** The camera was not reached, or may not be turned: there is nothing to stop. */
const NOT_BEGUN: readonly unknown[] = [3, 4, 42, 52, 57, 58, 81];

/**
 * Turns a camera for as long as somebody presses. Every press is one turn and one stop, sent once each; a stop follows
 * the answer to its turn, and whatever takes the press away, another window or another page, stops it too.
 *
 * @see DEVICE-03
 */
export function usePan(id: string) {
  const [state, setState] = useState<PanState>({ at: 'rest' });
  const gesture = useRef<Gesture>(undefined);

  const turn = (direction: Direction | 'stop') =>
    answerWithin(signal => calls.core.panCamera({ path: { id, direction }, signal }));

  const begin = (direction: Direction) => {
    if (gesture.current) return;
    const begun = turn(direction).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
    gesture.current = { begun, isOver: false };
    setState({ at: 'turning', direction });
  };
  const stop = async () => {
    setState({ at: 'stopping' });
    try {
      await turn('stop');
      setState({ at: 'stopped' });
    } catch (error) {
      setState({ at: 'unstopped', error });
    }
  };
  const end = async () => {
    const mine = gesture.current;
    if (!mine || mine.isOver) return;
    mine.isOver = true;
    setState({ at: 'stopping' });
    const waited = new Promise<undefined>(resolve => setTimeout(resolve, LONGEST_WAIT));
    const answer = await Promise.race([mine.begun, waited]);
    const code = (answer?.error as { readonly code?: unknown } | undefined)?.code;
    if (answer?.error !== undefined && NOT_BEGUN.includes(code))
      setState({ at: 'refused', error: answer.error });
    else await stop();
    gesture.current = undefined;
  };
  const nudge = (direction: Direction) => {
    begin(direction);
    setTimeout(() => void end(), NUDGE);
  };

  const letGo = useEffectEvent(() => void end());
  // The window is outside this component: it takes the press away when somebody goes elsewhere.
  useEffect(() => {
    const whenHidden = () => {
      if (document.hidden) letGo();
    };
    const leave = () => letGo();
    window.addEventListener('blur', leave);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', whenHidden);
      leave();
    };
  }, []);
  return { state, begin, end: () => void end(), stop: () => void stop(), nudge };
}
