import { bulkWork } from './bulk.ts';
import { alerts } from './alerts.ts';
import { assets } from './assets.ts';
import { commands } from './commands.ts';
import { liveAlerts } from './liveAlerts.ts';
import { maps } from './maps.ts';
import { media } from './media.ts';
import { domains } from './domains.ts';
import { charts } from './charts.ts';
import { related } from './related.ts';
import { responses } from './responses.ts';
import { statistics } from './statistics.ts';
import { reference } from './reference.ts';
import { transfer } from './transfer.ts';
import { trees } from './trees.ts';
import { contract } from './contract.ts';
import { deviceCounts } from './deviceCounts.ts';
import { devices } from './devices.ts';
import { servers } from './servers.ts';
import { strategies } from './strategies.ts';
import { upgrades } from './upgrades.ts';
import { uploads } from './uploads.ts';
import { players } from './players.ts';
import { storage } from './storage.ts';

/** Messages that the first list does not use, with full keys; loaded with the first screen that uses them. */
export const lazyMessages: Readonly<Record<string, string>> = {
  ...bulkWork,
  ...charts,
  ...statistics,
  ...alerts,
  ...assets,
  ...upgrades,
  ...contract,
  ...deviceCounts,
  ...devices,
  ...commands,
  ...domains,
  ...liveAlerts,
  ...maps,
  ...media,
  ...reference,
  ...related,
  ...responses,
  ...transfer,
  ...trees,
  ...servers,
  ...strategies,
  ...uploads,
  ...players,
  ...storage,
};
