import { useStore } from 'react-admin';

import { useUser } from '../../useUser.ts';
import type { CentreAlert } from './CentreAlert.ts';

type Level = CentreAlert['level'];

/** None: sounds are off by default. */
const NO_LEVELS: readonly Level[] = [];

/** The levels whose alerts have a sound: a setting of the user in this browser. @see ALERT-14 */
export function useSoundSettings(): readonly [
  readonly Level[],
  (levels: readonly Level[]) => void,
] {
  const { userId } = useUser();
  return useStore<readonly Level[]>(`sounds.${userId}`, NO_LEVELS);
}
