import { getReceivedCalls, platform } from './openConsole.tsx';

export interface UpgradedDevice {
  readonly id: string;
  readonly name: string;
}

/** Devices of a model that respond, as the platform has them. */
export async function listWorkingDevices(model: string): Promise<readonly UpgradedDevice[]> {
  const { id: token } = await platform.signIn('admin');
  const where = { model, status: 'normal', id: { regexp: '/\\d$/' } };
  const filter = encodeURIComponent(JSON.stringify({ where, limit: 3 }));
  const request = new Request(`http://localhost/api/core/assets?filter=${filter}`, {
    headers: { authorization: token },
  });
  return (await (await platform.handleRequest(request)).json()) as UpgradedDevice[];
}

export const digest = '9f86d081884c7d659a2feaa0c55ad015';
export const packageUrl = (n: number) => `/api/storage/upgrade/5f1e0000000000000003000${n}/content`;
export const createPackage = (n: number, version: string, model: 'ssslc' | 'ssgw' = 'ssslc') => ({
  id: `5f1e0000000000000003000${n}`,
  ...{ name: `Firmware ${version}`, type: 'firmware' as const, model, version, digest },
  ...{
    file: `x/${version}.bin`,
    size: 4096,
    url: packageUrl(n),
    createTime: '2026-11-02T03:12:45.000Z',
  },
});

export const upgrade = {
  id: '5f1e0000000000000000f001',
  ...{ asset_id: 'SSSLC00000000001', asset_name: 'Lamp 1', model: 'ssslc' as const },
  ...{ packageName: 'Firmware 2.5.0', packageType: 'firmware' as const, packageUrl: packageUrl(1) },
  ...{ state: 'downloading' as const, progress: 42, by: 'admin' },
  ...{ begin_time: '2026-11-11T21:52:31.000Z', update_time: '2026-11-11T21:54:31.000Z' },
};

export const getStartedUpgrades = () =>
  getReceivedCalls()
    .filter(({ call }) => call.endsWith('device-task:upgrade-task-start'))
    .map(({ call, text }) => ({ call, body: JSON.parse(text) as Record<string, unknown> }));
