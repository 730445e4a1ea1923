import type { Localization } from '@mui/material/locale';
import type { TranslationMessages } from 'react-admin';

import { access } from './access.ts';
import { reactAdmin } from './reactAdmin.ts';
import { signInExtras } from './signInExtras.ts';
import { bulk } from './bulk.ts';
import { documents } from './documents.ts';
import { errors } from './errors.ts';
import { errorPanel } from './errorPanel.ts';
import { filters } from './filters.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { lists } from './lists.ts';
import { palette } from './palette.ts';
import { password } from './password.ts';
import { operationScreens } from './operationScreens.ts';
import { resources } from './resources.ts';
import { sections } from './sections.ts';
import { shell } from './shell.ts';
import { signIn } from './signIn.ts';
import { tasks } from './tasks.ts';
import { upgradeLog } from './upgradeLog.ts';
import { users } from './users.ts';
import { validation } from './validation.ts';

/** All English messages of the console. */
export const messages: TranslationMessages = {
  ...access,
  ...reactAdmin,
  ...signInExtras,
  ...bulk,
  ...documents,
  ...errors,
  ...errorPanel,
  ...filters,
  ...forms,
  ...home,
  ...lists,
  ...palette,
  ...password,
  ...operationScreens,
  ...resources,
  ...sections,
  ...shell,
  ...signIn,
  ...tasks,
  ...upgradeLog,
  ...users,
  ...validation,
};

/** MUI's own components are in English by default. */
export const mui: Localization = {};
