import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';

import { languageNames } from '../i18n/language.ts';
import { TasksButton } from '../resources/tasks/TasksButton.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { Drawer } from '../ui/overlays/Drawer.tsx';
import { useUnread } from './messages/messages.ts';
import { close, open, type Opened } from './opened.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserCard, Version } from './UserCard.tsx';
import { useLanguages } from './useLanguages.ts';

const onClose = () => close('more');

/** What the top bar of a wide screen holds. */
export default function MoreSheet() {
  const translate = useTranslate();
  const unread = useUnread();
  const { language, offered, choose } = useLanguages();
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: { className: 'more-sheet', role: 'dialog', 'aria-label': translate('shell.more') },
      }}
    >
      <UserCard />
      <div className="menu-line" />
      <Line to="palette" icon="search" words={translate('palette.open')} />
      <Line
        to="messages"
        icon="bell"
        words={unread > 0 ? translate('messages.unread', { count: unread }) : translate('messages')}
      />
      <TasksButton worded className="more-line" onPick={onClose} />
      <Line to="password" icon="key" words={translate('password.change')} />
      <div className="menu-line" />
      <div className="user-choice">
        <span>{translate('shell.language')}</span>
        <ToggleButtonGroup exclusive value={language} aria-label={translate('shell.language')}>
          {offered.map(one => (
            <ToggleButton key={one} value={one} lang={one} onClick={() => choose(one)}>
              {languageNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <ThemeSwitch />
      <div className="menu-line" />
      <ActionButton size="large" onClick={() => open('logOut')}>
        {translate('shell.logout')}
      </ActionButton>
      <Version />
    </Drawer>
  );
}

interface LineProps {
  readonly to: Opened;
  readonly icon: IconName;
  readonly words: string;
}

const Line = ({ to, icon, words }: LineProps) => (
  <button type="button" className="more-line" onClick={() => open(to)}>
    <Icon name={icon} size={18} />
    {words}
  </button>
);
