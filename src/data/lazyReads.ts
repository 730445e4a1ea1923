import { operation as alert } from '../generated/config/operations/getAlertHost.ts';
import { operation as camera } from '../generated/config/operations/getCameraHost.ts';
import { operation as domain } from '../generated/config/operations/getDomainLevels.ts';
import { operation as lampStatus } from '../generated/config/operations/getLampStatuses.ts';
import { operation as lumen } from '../generated/config/operations/getLumen.ts';
import { operation as lumenType } from '../generated/config/operations/getLumenTypes.ts';
import { operation as map } from '../generated/config/operations/getMap.ts';
import { operation as model } from '../generated/config/operations/getModels.ts';
import { operation as moduleDefault } from '../generated/config/operations/getModuleDefaults.ts';
import { operation as module } from '../generated/config/operations/getModules.ts';
import { operation as oauth } from '../generated/config/operations/getOauth.ts';
import { operation as oauth2 } from '../generated/config/operations/getOauth2.ts';
import { operation as peopleLight } from '../generated/config/operations/getPeopleLight.ts';
import { operation as plugin } from '../generated/config/operations/getPlugins.ts';

/** The configuration reads that sign-in does not wait for: a chunk of their own. */
export const lazyReads = {
  ...{ oauth, oauth2, map },
  ...{ domain, model, module, moduleDefault, plugin, camera, alert },
  ...{ lampStatus, lumen, lumenType, peopleLight },
};
