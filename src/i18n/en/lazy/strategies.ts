export const strategies = {
  'strategy.lamps': '%{count} lamp changes |||| %{count} lamps change',
  'strategy.sensorTypes': 'Types of light sensor: %{types}',
  'strategy.sensorType': '%{type} (up to %{maximum} lx)',
  'strategy.sensorTypes.failed': 'The types of light sensor did not load.',
} as const;
