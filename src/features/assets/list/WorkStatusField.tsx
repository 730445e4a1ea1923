import { useTranslate } from 'react-admin';

import { getWorkStatus } from '../../../domain/workStatus.ts';
import type { FieldValueProps } from '../../../resources/descriptor/fieldComponents.ts';
import { getFieldRenderer } from '../../../resources/fields/FieldValue.tsx';
import { getModelsWithTab } from '../devices/getModelsWithTab.ts';

/** The work status of a broadcast device: a missing or unlisted value is unknown. Other models have none. @see ASSET-13 */
export default function WorkStatusField(props: FieldValueProps) {
  const translate = useTranslate();
  const { Component: DefaultField } = getFieldRenderer(props.field);
  const isBroadcast = getModelsWithTab('broadcast').includes(String(props.record['model']));
  return isBroadcast && getWorkStatus(props.value) === 'unknown' ? (
    translate('broadcast.work.unknown')
  ) : (
    <DefaultField {...props} />
  );
}
