export const maps = {
  'map.back': 'Back to where it was',
  'map.areas': '%{smart_count} area |||| %{smart_count} areas',
  'map.positions': '%{smart_count} position |||| %{smart_count} positions',
  'map.noFault': 'no fault',
} as const;
