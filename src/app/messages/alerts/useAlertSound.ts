import type { CentreAlert } from './CentreAlert.ts';
import { canPlaySound, playTone } from './playTone.ts';
import { playAlone } from './soundLock.ts';
import { useSoundSettings } from './useSoundSettings.ts';

/** Returns a function that plays the sound of the worst of new alerts whose level has one. */
export function useAlertSound(): (added: readonly CentreAlert[]) => void {
  const [levels] = useSoundSettings();
  return added => {
    if (levels.length === 0 || !canPlaySound()) return;
    const worst = added.reduce(
      (worstLevel, { level }) =>
        levels.includes(level) && level < worstLevel ? level : worstLevel,
      Infinity,
    );
    if (worst !== Infinity) playAlone(() => playTone(worst as CentreAlert['level']));
  };
}
