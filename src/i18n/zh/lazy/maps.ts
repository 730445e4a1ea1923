export const maps = {
  'map.back': '回到原来的位置',
} as const;
