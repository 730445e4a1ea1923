import { services as catalogue } from '../../src/generated/catalogue.ts';
import { validators as configValidators } from '../../src/generated/config/validators.js';
import { validators as userValidators } from '../../src/generated/users/validators.js';
import { answers as configAnswers } from '../generated/config/handlers.ts';
import { answers as userAnswers } from '../generated/users/handlers.ts';
import { configRules } from '../rules/config.ts';
import { userRules } from '../rules/users.ts';
import type { Services } from './rule.ts';

/** The services of this project: each document with what is written beside it. */
export const services: Services = {
  users: {
    ...catalogue.users,
    validators: userValidators,
    answers: userAnswers,
    rules: userRules,
  },
  config: {
    ...catalogue.config,
    validators: configValidators,
    answers: configAnswers,
    rules: configRules,
  },
};
