export const maps = {
  'map.back': 'Back to where it was',
} as const;
