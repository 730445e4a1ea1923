import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';
import type { Owner } from '../fieldKit.ts';
import type { FormOverrides } from '../form/FormOverrides.ts';

export interface SettingsScreenProps extends FormOverrides {
  /** A GET of one object that has no key: `GET /settings/convention`. */
  readonly read: OperationDescriptor;
  /** What replaces it whole: `PUT /settings/convention`. */
  readonly write: OperationDescriptor;
  readonly title?: Text;
  readonly groups?: readonly GroupDescriptor[];
}

/** What edits a record wants a key; there is one such object. */
export const asRecord = (read: OperationDescriptor, settings: Owner): RaRecord => ({
  ...settings,
  id: read.id,
});
