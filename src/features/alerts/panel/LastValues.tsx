import { type RaRecord, useGetOne, useTranslate } from 'react-admin';

import { statuses } from '../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { OldMark } from '../../../resources/fields/OldMark.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { AlertTimeField } from '../list/alertFields.tsx';

const statusFields: readonly FieldDescriptor[] = statuses.fields;

/** The reported values that show the condition of a device. */
const SOURCES = [
  'state',
  'brightness',
  'power',
  'voltage',
  'current',
  'temperature',
  'update_time',
];

/** The last report of the device of an alert; nothing for a device that has never reported. */
export const LastValues = ({ assetId }: { readonly assetId: string }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { data: status } = useGetOne<RaRecord>('statuses', { id: assetId }, { retry: false });
  if (!status) return null;
  const title = translate('alerts.lastValues');
  const fields = SOURCES.flatMap(source =>
    statusFields.filter(field => field.source === source && status[source] !== undefined),
  );
  return (
    <section aria-label={title}>
      <h3 className="text-13 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[1fr_1fr] gap-x-16 gap-y-8 text-13 [&_dd]:m-0 [&_dd]:wrap-anywhere">
        {fields.map(field => (
          <div key={field.source}>
            <dt className="text-12 text-3">{text(field.label)}</dt>
            <dd>
              {field.source === 'update_time' ? (
                <>
                  <AlertTimeField
                    field={field}
                    value={status[field.source] as unknown}
                    record={status}
                  />
                  <OldMark time={String(status[field.source])} />
                </>
              ) : (
                <FieldValue field={field} record={status} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
