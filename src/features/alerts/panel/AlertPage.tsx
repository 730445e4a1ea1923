import { type RaRecord, useGetOne, useTranslate } from 'react-admin';

import type { ShowPageProps } from '../../../resources/screens/defineResource.tsx';
import { SchemaShow } from '../../../resources/screens/SchemaShow.tsx';
import { alertColumns, pageColumns } from '../list/alertColumns.ts';
import { AlertHistory } from './AlertHistory.tsx';

const columns = { ...alertColumns, ...pageColumns };

/** An alert, and the earlier ones of its device and type. @see ALERT-09, ALERT-14 */
export default function AlertPage({ descriptor, id }: ShowPageProps) {
  const translate = useTranslate();
  const { data: alert } = useGetOne<RaRecord>(descriptor.name, { id });
  return (
    <SchemaShow
      {...{ descriptor, id, columns }}
      footer={
        alert && (
          <div className="grid max-w-480 justify-items-start gap-12 px-20 py-16 [&_section]:w-full">
            <AlertHistory
              title={translate('alerts.history')}
              emptyLabel={translate('alerts.history.none')}
              filter={{
                asset_id: { inq: [String(alert['asset_id'])] },
                type: { inq: [String(alert['type'])] },
              }}
              excludedId={id}
            />
          </div>
        )
      }
    />
  );
}
