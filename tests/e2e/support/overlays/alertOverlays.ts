import { checkFirst, chooseRowAction, clickButton, clickFirst, sequence } from './openers.ts';
import type { Opener, Overlay } from './Overlay.ts';

const ALARMS = '/systemOperation/faultManagement/alarm';

/** Confirms the selected rows, with the button of their bar. */
const confirmSelected: Opener = async ({ page, translate }) => {
  const bar = page.getByRole('region', { name: translate('bulk.bar') });
  await bar.getByRole('button', { name: translate('alerts.confirm'), exact: true }).click();
};

/** The overlays of the alarms, and the menu of their sounds in the message centre. */
export const ALERT_OVERLAYS: readonly Overlay[] = [
  {
    file: 'app/messages/alerts/SoundMenu.tsx',
    path: '/',
    open: sequence(
      clickButton('messages'),
      clickFirst('#messages-tab-alerts', '.messages-state [aria-haspopup=menu]'),
    ),
  },
  { file: 'features/alerts/panel/AlertPanel.tsx', path: ALARMS, open: clickFirst('.alert-name') },
  {
    file: 'features/alerts/mutes/MuteDialog.tsx',
    path: ALARMS,
    open: chooseRowAction('alerts.mute'),
  },
  {
    file: 'features/alerts/ConfirmManyDialog.tsx',
    path: ALARMS,
    open: sequence(checkFirst('tbody [type=checkbox]'), confirmSelected),
  },
];
