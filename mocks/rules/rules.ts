import type { ServiceRules } from '../platform/rule.ts';
import { configRules } from './config.ts';
import { coreRules } from './core.ts';
import { mediaRules } from './media.ts';
import { storageRules } from './storage.ts';
import { userRules } from './users.ts';

/** What the documents cannot say about their operations, by document. */
export const rules: Readonly<Record<string, ServiceRules>> = {
  users: userRules,
  config: configRules,
  core: coreRules,
  media: mediaRules,
  storage: storageRules,
};
