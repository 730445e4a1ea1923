/** The units that a document may give a number in, as they are written beside it. */
export const UNITS = [
  '%',
  '°',
  '°C',
  'A',
  'B',
  'MB',
  'V',
  'W',
  'kW',
  'kWh',
  'Hz',
  'dB',
  'hPa',
  'km',
  'lx',
  'm',
  'm/s',
  'min',
  'mm',
  'ms',
  'ppm',
  'px',
  's',
] as const;

export type Unit = (typeof UNITS)[number];
