import type { Row } from '../platform/Store.ts';
import { seededId } from './ids.ts';
import type { Random } from './random.ts';

/** The town and its districts: the first two levels of every city. */
const TOWN = '云泽市';
const DISTRICTS = ['滨江区', '东湖区', '南岭区', '西泽区', '北苑区', '高新区'];

const ROAD_NAMES = ['江南', '滨盛', '长河', '望湖', '文昌', '星光', '春晓', '建设', '和平', '环城'];
const ROAD_KINDS = ['大道', '路', '街', '巷'];

/** Lamps stand every 30 m, so a road of some 2 km holds about this many assets. */
const ASSETS_PER_ROAD = 68;

/**
 * The domains that users can be given: the town, its districts and their roads.
 *
 * @param assets the size of the city; a larger one has more roads
 */
export function drawDomains(random: Random, assets: number): Row[] {
  const roads = Math.max(DISTRICTS.length, Math.round(assets / ASSETS_PER_ROAD));
  const names = [TOWN, ...DISTRICTS];
  for (let i = 0; i < roads; i += 1) {
    const district = DISTRICTS[i % DISTRICTS.length] ?? TOWN;
    const road = random.pick(ROAD_NAMES) + random.pick(ROAD_KINDS);
    names.push(`${district}${road}${Math.floor(i / DISTRICTS.length) + 1}段`);
  }
  return names.map((name, i) => ({ id: seededId('domain', i + 1), name }));
}
