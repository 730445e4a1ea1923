import { type RaRecord, useGetOne, useTranslate } from 'react-admin';

import { alerts } from '../../../generated/core/resources.ts';
import type { ShowPageProps } from '../../../resources/screens/defineResource.tsx';
import { SchemaShow } from '../../../resources/screens/SchemaShow.tsx';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { faultColumns, pageColumns } from '../list/alertColumns.ts';
import { AlertHistory } from '../panel/AlertHistory.tsx';

const columns = { ...faultColumns, ...pageColumns };

/** A fault, and the alerts of its device with the same cause. */
export const FaultPage = ({ descriptor, id }: ShowPageProps) => {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  const { data: fault } = useGetOne<RaRecord>(descriptor.name, { id });
  if (!fault) return <SchemaShow {...{ descriptor, id, columns }} />;
  const filter = {
    asset_id: { inq: [String(fault['asset_id'])] },
    type: { inq: [String(fault['type'])] },
  };
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <SchemaShow
      {...{ descriptor, id, columns }}
      footer={
        <div className="grid max-w-480 justify-items-start gap-12 px-20 py-16 [&_section]:w-full">
          <AlertHistory
            title={translate('alerts.ofFault')}
            emptyLabel={translate('alerts.ofFault.none')}
            filter={filter}
          />
          <ActionButton to={`${routes.listUnfiltered(alerts)}?${query}`}>
            {translate('alerts.ofFault.list')}
          </ActionButton>
        </div>
      }
    />
  );
};
