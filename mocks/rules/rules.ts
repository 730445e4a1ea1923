import type { ServiceRules } from '../platform/operationRule.ts';
import { configRules } from './configRules.ts';
import { coreRules } from './coreRules.ts';
import { mediaRules } from './mediaRules.ts';
import { storageRules } from './storageRules.ts';
import { userRules } from './userRules.ts';

/** The behaviour of the operations beyond their documents, by document. */
export const rules: Readonly<Record<string, ServiceRules>> = {
  users: userRules,
  config: configRules,
  core: coreRules,
  media: mediaRules,
  storage: storageRules,
};
