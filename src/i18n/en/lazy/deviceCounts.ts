/** How many devices of which kind, e.g. in the title of a storm. */
export const deviceCounts = {
  'deviceCount.lamp': '%{count} lamp |||| %{count} lamps',
  'deviceCount.gateway': '%{count} gateway |||| %{count} gateways',
  'deviceCount.camera': '%{count} camera |||| %{count} cameras',
  'deviceCount.display': '%{count} display |||| %{count} displays',
  'deviceCount.sensor': '%{count} sensor |||| %{count} sensors',
  'deviceCount.meter': '%{count} meter |||| %{count} meters',
  'deviceCount.pole': '%{count} pole |||| %{count} poles',
  'deviceCount.charger': '%{count} charger |||| %{count} chargers',
  'deviceCount.broadcast': '%{count} broadcast terminal |||| %{count} broadcast terminals',
  'deviceCount.device': '%{count} device |||| %{count} devices',
  'deviceCount.other': '%{count} other device |||| %{count} other devices',
  'deviceCount.and': '%{first} and %{second}',
};
