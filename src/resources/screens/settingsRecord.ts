import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import type { FormOverrides } from '../values/FormOverrides.ts';

export interface SettingsScreenProps extends FormOverrides {
  /** A GET of one object without a key: `GET /settings/convention`. */
  readonly read: OperationDescriptor;
  /** The operation that replaces it as a whole: `PUT /settings/convention`. */
  readonly write: OperationDescriptor;
  readonly title?: LocalizedText;
  readonly groups?: readonly GroupDescriptor[];
}

/** Adds a key, which record editors require; there is only one such object. */
export const toSettingsRecord = (read: OperationDescriptor, settings: PlainObject): RaRecord => ({
  ...settings,
  id: read.id,
});
