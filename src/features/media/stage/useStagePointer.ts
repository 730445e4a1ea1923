import { useLayoutEffect, useState } from 'react';

import { createStore } from '../../../domain/createStore.ts';
import {
  createStagePointer,
  type StagePointer,
  type StagePointerOptions,
} from './createStagePointer.ts';

/** Draws, moves and resizes areas with a pointer. The edit is one step, at the end of the gesture. @see MEDIA-05 */
export function useStagePointer(options: StagePointerOptions): StagePointer {
  const [latest] = useState(() => createStore(options));
  useLayoutEffect(() => latest.set(options));
  // The same functions for every area: one edit renders one of them.
  const [pointer] = useState(() => createStagePointer(latest.get));
  return pointer;
}
