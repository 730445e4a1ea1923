export const maps = {
  'map.back': '回到原来的位置',
  'map.areas': '%{smart_count} 个区域',
  'map.positions': '%{smart_count} 个位置',
  'map.noFault': '无故障',
} as const;
