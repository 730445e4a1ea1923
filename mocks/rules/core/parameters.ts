import { services } from '../../../src/generated/services.ts';

/** The models of each read-only parameter; for all others the document lists them, with the set or action. */
const READ_ONLY_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'device-energy': [
    ...['lc', 'led', 'ssslc', 'smartlight', 'ammeter', 'plc', 'xes', 'ssgw', 'gateway'],
    ...['devicebox', 'screen', 'ssads', 'sscam', 'sssap', 'ssipat', 'charge', 'sspole'],
  ],
  'device-sensor': ['sensor', 'sses', 'xes', 'ssads', 'sssap', 'devicebox'],
  'device-led-disp:player-list': ['screen', 'ssads'],
  'device-led-disp:env-source': ['screen', 'ssads'],
};

/** The models that support setting or acting on each parameter. */
const WRITABLE_PARAMETERS = Object.fromEntries(
  Object.values(services.core.operations).flatMap(operation => {
    const name = /^\/assets\/\{id\}\/(?:set|action)\/([^{]+)$/.exec(operation.path)?.[1];
    const when = 'when' in operation ? (operation.when as { model?: readonly string[] }) : {};
    return name === undefined ? [] : [[name, when.model ?? []] as const];
  }),
) as Readonly<Record<string, readonly string[]>>;

/** Whether devices of a model have a parameter. */
export const hasParameter = (model: unknown, name: string): boolean =>
  (READ_ONLY_PARAMETERS[name] ?? WRITABLE_PARAMETERS[name] ?? []).includes(String(model));
