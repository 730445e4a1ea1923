import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';

import { isMaintainer, toRoleName } from '../domain/role.ts';
import { languageNames } from '../i18n/language.ts';
import { TasksButton } from '../resources/tasks/TasksButton.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { useFormatNumber } from '../ui/useFormatNumber.ts';
import { Drawer } from '../ui/overlays/Drawer.tsx';
import { useUnreadCount } from './messages/notificationStore.ts';
import { closeDialog, openDialog, type DialogName } from './openDialogs.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserCard, PlatformVersion } from './UserCard.tsx';
import { useLanguages } from './useLanguages.ts';
import { useUser } from './useUser.ts';

const onClose = () => closeDialog('more');

/** The items of the top bar that a narrow screen lacks. */
export default function MoreSheet() {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const unreadCount = useUnreadCount();
  const { role } = useUser();
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
      <MoreSheetItem dialog="palette" icon="search" label={translate('palette.open')} />
      <MoreSheetItem
        dialog="messages"
        icon="bell"
        label={
          unreadCount > 0
            ? translate('messages.unread', { count: formatNumber(unreadCount) })
            : translate('messages')
        }
      />
      <TasksButton
        showsLabel
        className="plain-button row h-44 gap-10 rounded-2 px-10 py-0 text-inherit"
        onPick={onClose}
      />
      <MoreSheetItem dialog="password" icon="key" label={translate('password.change')} />
      {isMaintainer(toRoleName(role)) && (
        <MoreSheetItem dialog="contract" icon="check" label={translate('contract.title')} />
      )}
      <div className="menu-line" />
      <div className="row justify-between gap-16 px-10 py-8">
        <span>{translate('shell.language')}</span>
        <ToggleButtonGroup exclusive value={language} aria-label={translate('shell.language')}>
          {offered.map(languageCode => (
            <ToggleButton
              key={languageCode}
              value={languageCode}
              lang={languageCode}
              onClick={() => choose(languageCode)}
            >
              {languageNames[languageCode]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <ThemeSwitch />
      <div className="menu-line" />
      <ActionButton size="large" onClick={() => openDialog('logOut')}>
        {translate('shell.logout')}
      </ActionButton>
      <PlatformVersion />
    </Drawer>
  );
}

interface MoreSheetItemProps {
  readonly dialog: DialogName;
  readonly icon: IconName;
  readonly label: string;
}

const MoreSheetItem = ({ dialog, icon, label }: MoreSheetItemProps) => (
  <button
    type="button"
    className="plain-button row h-44 gap-10 rounded-2 px-10 py-0 text-inherit"
    onClick={() => openDialog(dialog)}
  >
    <Icon name={icon} size={18} />
    {label}
  </button>
);
