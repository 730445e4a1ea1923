import { catalogue } from '../generated/catalogue.ts';
import { rules } from '../rules/rules.ts';
import type { PlatformService, PlatformServices } from '../platform/operationRule.ts';

const NO_RULES = { operations: {} };

/** The services of this project: every document with its written rules, if any. */
export const services: PlatformServices = Object.fromEntries(
  Object.entries<Omit<PlatformService, 'rules'>>(catalogue).map(([name, service]) => [
    name,
    { ...service, rules: rules[name] ?? NO_RULES },
  ]),
);
