import { catalogue } from '../generated/catalogue.ts';
import { rules } from '../rules/rules.ts';
import type { Service, Services } from './rule.ts';

const WITHOUT_RULES = { operations: {} };

/** The services of this project: every document with what is written beside it, if anything. */
export const services: Services = Object.fromEntries(
  Object.entries<Omit<Service, 'rules'>>(catalogue).map(([name, service]) => [
    name,
    { ...service, rules: rules[name] ?? WITHOUT_RULES },
  ]),
);
