import { useContext } from 'react';

import { ItemPlayback } from './ItemPlayback.ts';
import { useSecond } from './useSecond.ts';

/** Returns the moment that clocks show, in milliseconds since 1970: the present, updated each second, where none is set. */
export function useShownTime(): number {
  const second = useSecond();
  return useContext(ItemPlayback).time ?? second;
}
