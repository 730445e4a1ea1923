import type { TranslationMessages } from 'react-admin';

import { admin } from './admin.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { resources } from './resources.ts';
import { shell } from './shell.ts';
import { signIn } from './signIn.ts';
import { users } from './users.ts';
import { validation } from './validation.ts';

/** All that the console says in English. */
export const messages: TranslationMessages = {
  ...admin,
  ...errors,
  ...home,
  ...resources,
  ...shell,
  ...signIn,
  ...users,
  ...validation,
};
