import type { DomainScopes } from '../platform/domainScope.ts';

const TARGET_PATHS = {
  domains: ['targets.domainIds'],
  assets: ['targets.assetIds'],
  groups: ['targets.groupIds'],
} as const;

/**
 * The relation of every collection's rows to domains. A collection that is missing here is inaccessible to all users
 * with assigned domains, and a contract test fails.
 *
 * @see USER-19
 */
export const domainScopes: DomainScopes = {
  domains: { parent: 'parentId' },
  assets: { domain: 'domainId' },
  statuses: { domain: 'domain_id' },
  faults: { domain: 'domain_id' },
  alerts: { domain: 'domain_id' },
  // A mute of a type in the whole city belongs to no branch.
  mutes: { names: { domains: ['domainId'], assets: ['assetId'] } },
  equipmentLogs: { domain: 'domain_id' },
  upgradeLogs: { asset: 'asset_id' },
  players: { asset: 'assetId' },
  playerCommands: { asset: 'assetId' },
  playerPlays: { asset: 'assetId' },
  whitelists: { asset: 'id' },
  parameters: { asset: 'id' },
  firstReports: { asset: 'id' },
  broadcasts: { asset: 'id' },

  groups: { names: { domains: ['domainId'], assets: ['assetIds'] } },
  strategies: {
    names: {
      domains: ['domainId', ...TARGET_PATHS.domains],
      assets: ['sensorIds', ...TARGET_PATHS.assets],
      groups: TARGET_PATHS.groups,
    },
  },
  plans: {
    names: {
      domains: ['domainId', ...TARGET_PATHS.domains],
      assets: TARGET_PATHS.assets,
      groups: TARGET_PATHS.groups,
      strategies: ['rules.strategyId', 'exceptions.strategyId'],
    },
  },
  scenes: {
    names: {
      domains: ['domainId'],
      assets: ['settings.assetIds'],
      groups: ['settings.groupId'],
    },
  },
  overrides: { names: TARGET_PATHS },

  // Shared by all districts. The role and the modules decide who may change it.
  modelTypes: 'platform',
  services: 'platform',
  settings: 'platform',
  projects: 'platform',
  mediaContents: 'platform',
  mediaCreations: 'platform',
  publishedPrograms: 'platform',
  mediaData: 'platform',
  documents: 'platform',
  files: 'platform',
  packages: 'platform',
  blobs: 'platform',
  stills: 'platform',

  // Accounts and their logs: accessible to an administrator, or to the account itself.
  users: 'platform',
  roles: 'platform',
  userDomains: 'platform',
  userLogs: 'platform',
  tokens: 'platform',
  secrets: 'platform',
};
