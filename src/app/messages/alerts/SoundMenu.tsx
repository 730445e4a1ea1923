import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { severityByLevel } from '../../../domain/severityByLevel.ts';
import { playTone } from './playTone.ts';
import { useAlertText } from './useAlertText.ts';
import { useSoundSettings } from './useSoundSettings.ts';

const LEVELS = [1, 2, 3, 4] as const satisfies readonly (keyof typeof severityByLevel)[];

/** Sets which levels have a sound; one that is set plays it, so that the user knows it. @see ALERT-14 */
export const SoundMenu = () => {
  const translate = useTranslate();
  const { getLevel } = useAlertText();
  const [levels, setLevels] = useSoundSettings();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (level: (typeof LEVELS)[number]) => {
    const isOn = levels.includes(level);
    setLevels(isOn ? levels.filter(each => each !== level) : [...levels, level]);
    if (!isOn) playTone(level);
  };
  return (
    <>
      <ActionButton
        kind="auxiliary"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name={levels.length > 0 ? 'soundOn' : 'soundOff'} size={14} />}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        {translate(levels.length > 0 ? 'messages.sound.on' : 'messages.sound.off')}
      </ActionButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {LEVELS.map(level => (
          <MenuItem
            key={level}
            role="menuitemcheckbox"
            aria-checked={levels.includes(level)}
            onClick={() => toggle(level)}
          >
            <ListItemIcon>{levels.includes(level) && <Icon name="check" size={16} />}</ListItemIcon>
            <ListItemText>{getLevel({ level })}</ListItemText>
          </MenuItem>
        ))}
        <li className="type-12 max-w-260 px-16 py-6 text-3" role="none">
          {translate('messages.sound.rule')}
        </li>
      </Menu>
    </>
  );
};
