import { hashText } from '../../city/hash.ts';
import { translateText } from '../../city/translateCity.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { errorCodes, HttpError } from '../../platform/HttpError.ts';
import type { NamedText } from '../../platform/nameLanguage.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { logEquipment } from '../logs/activityLogs.ts';
import { getAsset } from './getAsset.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { logDeviceError } from './logDeviceError.ts';
import { contactDevice } from './contactDevice.ts';

type CameraPreset = components['schemas']['CameraPreset'];

const PRESET_NAMES = ['路口全景', '东向车道', '西向车道', '人行道', '停车位', '公交站'] as const;
const MIN_PRESETS = 3;

/** Returns the saved presets of a camera. */
const getPresets = ({ city }: RuleContext, { id }: Row): readonly CameraPreset[] =>
  PRESET_NAMES.slice(
    0,
    MIN_PRESETS + (hashText(String(id)) % (PRESET_NAMES.length - MIN_PRESETS + 1)),
  ).map((name, i) => ({ n: i + 1, name: city?.names === 'en' ? translateText(name) : name }));

/**
 * Returns the camera of the path parameter after its response.
 *
 * @throws HttpError 404: 3, 42 no camera; 409: 4, 9, 18, 81
 */
async function contactCamera(call: OperationCall, command: string): Promise<Row> {
  const { id, model } = getAsset(call);
  if (model !== 'sscam') {
    throw new HttpError(404, errorCodes.unknownCamera, `"${String(id)}" is no camera`);
  }
  return contactDevice(call, command);
}

/** Sends a command; its error is written to the log of the camera. */
async function commandCamera(call: OperationCall, command: string, value: string): Promise<Row> {
  const asset = getAsset(call);
  const response = contactCamera(call, command);
  return asset.model === 'sscam'
    ? logDeviceError(call, asset, { action: 'camera', value }, response)
    : response;
}

async function panCamera(call: OperationCall) {
  const { direction = '' } = call.path;
  const camera = await commandCamera(call, `pan ${direction}`, direction);
  logEquipment(call, camera, { action: 'camera', value: direction });
}

/** @throws HttpError 404 (41) no such preset */
async function recallCameraPreset(call: OperationCall) {
  const { n } = call.path;
  const camera = await commandCamera(call, `preset ${n}`, String(n));
  const preset = getPresets(call.platform, camera).find(candidate => candidate.n === Number(n));
  if (!preset) throw new HttpError(404, errorCodes.cameraError, `The camera has no preset ${n}`);
  logEquipment(call, camera, { action: 'camera', value: preset.name });
}

/** Logs a camera command in the user log, whatever its result. */
const withCameraLog = (
  command: (path: OperationCall['path']) => NamedText,
  rule: OperationRule,
): OperationRule =>
  withUserLog({ action: 'control', target: 'assets', detail: ({ path }) => command(path) }, rule);

const PAN_NAMES: Readonly<Record<string, string>> = {
  ...{ up: '上', down: '下', left: '左', right: '右', stop: '停止' },
};

/** @see DEVICE-03 */
export const cameraRules: Readonly<Record<string, OperationRule>> = {
  panCamera: withCameraLog(
    ({ direction = '' }) => ({
      en: `pan ${direction}`,
      zh: `云台：${PAN_NAMES[direction] ?? direction}`,
    }),
    panCamera,
  ),
  listCameraPresets: async call => getPresets(call.platform, await contactCamera(call, 'presets')),
  recallCameraPreset: withCameraLog(
    ({ n }) => ({ en: `preset ${n}`, zh: `预置位 ${n}` }),
    recallCameraPreset,
  ),
};
