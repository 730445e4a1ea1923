import type { LocalizedText } from '../../schema/localizedText.ts';

/** The messages of the domain list; all others are in the lazy catalogue. @see PERF-01 */
export const domainLabels = {
  all: { en: 'All domains', zh: '全部域' },
  breadcrumbs: { en: 'Location in the tree', zh: '所在层级' },
  unknownCount: { en: 'unknown', zh: '未知' },
  rename: { en: 'Rename', zh: '重命名' },
  moveOnMap: { en: 'Move on the map', zh: '在地图上移动' },
  addBelow: { en: 'Add subdomain', zh: '添加下级域' },
  noSubdomainsBelow: { en: 'No subdomains below level 4.', zh: '第 4 级不能再添加下级域。' },
  edit: { en: 'Edit all fields', zh: '编辑全部字段' },
  rootLabel: { en: 'Root domain:', zh: '根域：' },
  changeRoot: { en: 'Change root', zh: '更改根域' },
  makeRoot: { en: 'Set as root', zh: '设为根域' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
