import { hashText } from '../../city/hash.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { codes, Refusal } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { noteEquipment } from '../notes.ts';
import { assetOf } from './assets.ts';
import { noted } from './noted.ts';
import { noteRefused } from './noteRefused.ts';
import { reach } from './reach.ts';

type Preset = components['schemas']['CameraPreset'];

const PRESETS = ['路口全景', '东向车道', '西向车道', '人行道', '停车位', '公交站'] as const;
const FEWEST = 3;

/** The presets that somebody saved in a camera. */
const presetsOf = ({ id }: Row): readonly Preset[] =>
  PRESETS.slice(0, FEWEST + (hashText(String(id)) % (PRESETS.length - FEWEST + 1))).map(
    (name, i) => ({ n: i + 1, name }),
  );

/**
 * The camera in the path, once it has answered.
 *
 * @throws Refusal 404: 3, 42 no camera; 409: 4, 9, 18, 81
 */
async function cameraOf(call: Call, what: string): Promise<Row> {
  const { id, model } = assetOf(call);
  if (model !== 'sscam') {
    throw new Refusal(404, codes.unknownCamera, `"${String(id)}" is no camera`);
  }
  return reach(call, what);
}

/** The same for a command, whose refusal stands in the log of the camera. */
async function commandedCamera(call: Call, what: string, value: string): Promise<Row> {
  const asset = assetOf(call);
  const answer = cameraOf(call, what);
  return asset.model === 'sscam'
    ? noteRefused(call, asset, { action: 'camera', value }, answer)
    : answer;
}

async function panCamera(call: Call) {
  const { direction = '' } = call.path;
  const camera = await commandedCamera(call, `pan ${direction}`, direction);
  noteEquipment(call, camera, { action: 'camera', value: direction });
}

/** @throws Refusal 404 (41) no such preset */
async function recallCameraPreset(call: Call) {
  const { n } = call.path;
  const camera = await commandedCamera(call, `preset ${n}`, String(n));
  const preset = presetsOf(camera).find(each => each.n === Number(n));
  if (!preset) throw new Refusal(404, codes.cameraError, `The camera has no preset ${n}`);
  noteEquipment(call, camera, { action: 'camera', value: preset.name });
}

/** Leaves a line in the log of the users, whether the camera does it or not. */
const controlled = (what: (path: Call['path']) => string, rule: Rule): Rule =>
  noted({ action: 'control', target: 'assets', detail: ({ path }) => what(path) }, rule);

/** The rules of cameras. @see spec B7, DEVICE-03 */
export const cameraRules: Readonly<Record<string, Rule>> = {
  panCamera: controlled(({ direction }) => `pan ${direction}`, panCamera),
  listCameraPresets: async call => presetsOf(await cameraOf(call, 'presets')),
  recallCameraPreset: controlled(({ n }) => `preset ${n}`, recallCameraPreset),
};
