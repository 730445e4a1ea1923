import type { calls } from '../../../data/calls.ts';

/** An upgrade package as the storage lists it. */
export type UpgradePackage = Awaited<ReturnType<typeof calls.storage.listPackages>>[number];
