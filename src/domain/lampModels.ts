/** The models of a lamp, or of what switches one. */
export const LAMP_MODELS: readonly string[] = [
  ...['ssslc', 'lc', 'led', 'smartlight', 'smartLightPole'],
];
