import { MINUTE_MS } from '../shared/duration.ts';
import { createEventId } from '../shared/ids.ts';
import type { Row } from '../platform/Store.ts';
import type { AssetRow } from './generateAssets.ts';
import { getFaultColumns } from './faultTypes.ts';
import { hashText, hashToFraction, joinHashes } from './hash.ts';
import { getSectionOutagesBetween, getStateAt } from './outages.ts';

/** The share of the outages of a section that its devices report one by one: one or two in 30 days of 10,000 devices. */
const REPORTED_SHARE = 0.004;

/** The time in which all devices of a section report that they lost the connection. */
const STORM_MS = 4 * MINUTE_MS;

/** An alert of a storm; its cause lasts until `end`, in milliseconds since 1970. */
interface StormAlert {
  readonly alert: Row;
  readonly begin: number;
  readonly end: number;
  readonly seedHash: number;
}

/**
 * Generates the rare storms of a history: a section loses its line, and each of its devices reports it within minutes.
 * The devices were offline then, as their history says.
 */
export function generateStorms(
  assets: readonly AssetRow[],
  from: number,
  to: number,
): readonly StormAlert[] {
  return [...Map.groupBy(assets, ({ domainId }) => domainId)].flatMap(([domainId, devices]) =>
    getSectionOutagesBetween(domainId, from, to)
      .filter(({ begin, seedHash }) => begin > from && isReported(seedHash) && begin < to)
      .flatMap(({ begin, end, seedHash }) =>
        devices
          .filter(device => getStateAt(device, begin) === 'offline')
          .map(device => createStormAlert(device, { begin, end, seedHash })),
      ),
  );
}

const isReported = (seedHash: number) => hashToFraction(seedHash, 20) < REPORTED_SHARE;

function createStormAlert(
  device: AssetRow,
  outage: Pick<StormAlert, 'begin' | 'end' | 'seedHash'>,
): StormAlert {
  const seedHash = joinHashes(outage.seedHash, hashText(device.id));
  const begin = outage.begin + Math.floor(STORM_MS * hashToFraction(seedHash, 1));
  const alert = {
    id: createEventId('alert', begin, seedHash, 1),
    ...getFaultColumns(device, 'communicationLost', seedHash),
    update_time: new Date(begin).toISOString(),
  };
  return { alert, begin, end: outage.end, seedHash };
}
