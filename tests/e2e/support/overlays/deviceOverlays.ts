import { services } from '../../../../src/generated/services.ts';
import {
  checkFirst,
  chooseDeviceAction,
  clickButton,
  clickFirst,
  clickText,
  getButtonLabel,
  sequence,
  waitForButton,
} from './openers.ts';
import type { ButtonLabel, Opener, Overlay } from './Overlay.ts';

const { exchangeAsset, requestClock, setClock } = services.core.operations;

const DEVICES = {
  lamp: 'SSSLC00000000011',
  gateway: 'SSGW000000000001',
  pole: 'SSPOLE0000000001',
  broadcast: 'SSIPAT0000000001',
  mounted: 'LED0000000000009',
};
const devicePath = (device: keyof typeof DEVICES, tab = 'overview') =>
  `/data/assets/${DEVICES[device]}/show?tab=${tab}`;

const DETAIL = 'features/assets/detail';

/** Clicks the button whose name starts with the label of an operation, as those of the parameters do. */
const clickParameter =
  (label: ButtonLabel): Opener =>
  async context => {
    const name = new RegExp(getButtonLabel(context, label), 'u');
    await context.page.getByRole('button', { name }).first().click();
  };

/** Selects the mode of a lamp: the first is the strategy, the second manual. */
const chooseMode =
  (index: 0 | 1): Opener =>
  ({ page }) =>
    page.locator('main .segments label').nth(index).click();

const setManual: Opener = async ({ city }) => {
  await city.call(`/core/assets/${DEVICES.lamp}`, 'PATCH', { mode: 'MANUAL' });
};
const setStrategy: Opener = async ({ city }) => {
  await city.call(`/core/assets/${DEVICES.lamp}`, 'PATCH', { mode: 'STRATEGY' });
};

const respondWithClock: Opener = async ({ page }) => {
  await page.route('**/req/device-common:clock*', route =>
    route.fulfill({ json: { time: '2026-11-11T18:47:00Z', offset: 0 } }),
  );
};

const pickFirstDevice: Opener = async ({ page }) => {
  await page.getByRole('dialog').getByRole('radio').first().check();
};

/** The overlays of the page of a device. */
export const DEVICE_OVERLAYS: readonly Overlay[] = [
  {
    file: `${DETAIL}/overview/SwitchLampDialog.tsx`,
    path: devicePath('lamp'),
    open: clickButton('asset.light.full'),
  },
  {
    file: `${DETAIL}/exchange/ExchangeDialog.tsx`,
    path: devicePath('lamp'),
    open: chooseDeviceAction(exchangeAsset.label),
  },
  {
    file: `${DETAIL}/exchange/ExchangeDialog.tsx`,
    name: 'preview',
    path: devicePath('lamp'),
    open: sequence(
      chooseDeviceAction(exchangeAsset.label),
      pickFirstDevice,
      clickButton('asset.exchange.next'),
      waitForButton('asset.exchange.confirm'),
    ),
  },
  {
    file: 'resources/record/ResponseDialog.tsx',
    path: devicePath('lamp'),
    prepare: respondWithClock,
    open: chooseDeviceAction(requestClock.label),
  },
  {
    file: `${DETAIL}/overview/ModeSwitch.tsx`,
    path: devicePath('lamp'),
    prepare: setStrategy,
    open: chooseMode(1),
  },
  {
    file: `${DETAIL}/overview/ReturnToStrategyDialog.tsx`,
    path: devicePath('lamp'),
    prepare: setManual,
    open: chooseMode(0),
  },
  {
    file: `${DETAIL}/relations/GatewayCard.tsx`,
    path: devicePath('lamp', 'relations'),
    open: clickButton('asset.gateway.unbind'),
  },
  {
    file: `${DETAIL}/relations/BindGatewayDialog.tsx`,
    path: devicePath('lamp', 'relations'),
    open: clickButton('asset.gateway.change'),
  },
  {
    file: `${DETAIL}/relations/PoleCard.tsx`,
    path: devicePath('mounted', 'relations'),
    open: clickButton('asset.pole.detach'),
  },
  {
    file: `${DETAIL}/relations/AttachDialog.tsx`,
    path: devicePath('mounted', 'relations'),
    open: clickButton('asset.pole.change'),
  },
  {
    file: `${DETAIL}/relations/PoleDevicesCard.tsx`,
    path: devicePath('pole', 'relations'),
    open: clickText('asset.pole.detach'),
  },
  {
    file: `${DETAIL}/relations/WhitelistDialog.tsx`,
    path: devicePath('gateway', 'relations'),
    open: clickButton('asset.whitelist.replace'),
  },
  {
    file: `${DETAIL}/relations/WhitelistTable.tsx`,
    path: devicePath('gateway', 'relations'),
    open: clickText('asset.whitelist.remove'),
  },
  {
    file: 'resources/record/OperationFormDialog.tsx',
    path: devicePath('lamp', 'parameters'),
    open: clickParameter(setClock.label),
  },
  {
    file: 'features/upgrade/UpgradeDialog.tsx',
    path: devicePath('lamp', 'firmware'),
    open: clickButton('firmware.upgrade'),
  },
  {
    file: 'features/assets/devices/UploadMediaButton.tsx',
    path: devicePath('broadcast', 'broadcast'),
    open: clickButton('broadcast.upload'),
  },
  {
    file: 'features/assets/devices/PlayConfirmDialog.tsx',
    path: devicePath('broadcast', 'broadcast'),
    open: sequence(checkFirst('main [type=checkbox]'), clickButton('broadcast.play')),
  },
];

/** The overlays of the statistics and the map. */
export const CHART_OVERLAYS: readonly Overlay[] = [
  {
    file: 'features/statistics/PeriodDialog.tsx',
    path: '/smartLight/statistics',
    open: clickFirst('.period-text'),
  },
  {
    file: 'features/statistics/DomainFilter.tsx',
    path: '/smartLight/statistics',
    open: clickFirst('.domain-choice'),
  },
  {
    file: 'features/map/tools/ToolMenu.tsx',
    path: '/smartLight/map',
    open: clickButton('map.views'),
  },
];
