import type { calls } from '../../data/calls.ts';

/** An upgrade package from the list response. */
export type UpgradePackage = Awaited<ReturnType<typeof calls.storage.listPackages>>[number];
