import { useQuery } from '@tanstack/react-query';

import { calls } from '../../data/calls.ts';
import { compareVersions } from '../../domain/upgrade.ts';

/** Returns the packages for the device types, the newest version first; without types, no request is sent. */
export const useUpgradePackages = (models: readonly string[]) =>
  useQuery({
    queryKey: ['packages', 'for', models],
    queryFn: async ({ signal }) => {
      const filter = { where: { model: { inq: models } }, order: ['createTime DESC'] };
      const foundPackages = await calls.storage.listPackages({ query: { filter }, signal });
      return foundPackages.toSorted((first, second) =>
        compareVersions(second.version, first.version),
      );
    },
    enabled: models.length > 0,
  });
