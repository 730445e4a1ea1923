import { clickButton, clickFirst, pressKeys, sequence } from './openers.ts';
import type { Overlay } from './Overlay.ts';

const userCentre = clickFirst('.bar-user');

/** The overlays of the top bar, and those that open on every screen. */
export const SHELL_OVERLAYS: readonly Overlay[] = [
  { file: 'app/palette/CommandPalette.tsx', path: '/', open: pressKeys('Control+k') },
  { file: 'app/shortcuts/ShortcutsDialog.tsx', path: '/', open: pressKeys('Shift+?') },
  { file: 'app/messages/NotificationCenter.tsx', path: '/', open: clickButton('messages') },
  { file: 'resources/tasks/TasksDrawer.tsx', path: '/', open: clickButton('tasks') },
  { file: 'app/LanguageMenu.tsx', path: '/', open: clickFirst('.bar-language') },
  { file: 'app/UserPanel.tsx', path: '/', open: userCentre },
  {
    file: 'app/contractMonitor/ContractMonitorDialog.tsx',
    path: '/',
    open: sequence(userCentre, clickButton('contract.title')),
  },
  {
    file: 'app/LogOutDialog.tsx',
    path: '/',
    open: sequence(userCentre, clickButton('shell.logout')),
  },
  {
    file: 'features/session/password/ChangePasswordDialog.tsx',
    path: '/',
    open: sequence(userCentre, clickButton('password.change')),
  },
  { file: 'app/sections/SectionMenu.tsx', path: '/permissionManage', open: clickFirst('.module') },
  { file: 'features/assets/commands/CommandDialog.tsx', path: '/?command=', open: async () => {} },
];

/** The overlays of the narrow layout. */
export const PHONE_SHELL_OVERLAYS: readonly Overlay[] = [
  { file: 'app/MoreSheet.tsx', path: '/', open: clickButton('shell.more') },
  {
    file: 'app/messages/NotificationCenter.tsx',
    path: '/',
    open: sequence(clickButton('shell.more'), clickButton('messages')),
  },
  {
    file: 'resources/tasks/TasksDrawer.tsx',
    path: '/',
    open: sequence(clickButton('shell.more'), clickButton('tasks')),
  },
  {
    file: 'app/sections/SectionsDrawer.tsx',
    path: '/systemOperation/group',
    open: clickButton('shell.lists'),
  },
];
