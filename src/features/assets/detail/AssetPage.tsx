import '../../../resources/record/record.css';
import './detail.css';

import { type RaRecord, useGetOne } from 'react-admin';

import type { ShowPageProps } from '../../../resources/screens/defineResource.tsx';
import { RecordLoader } from '../../../resources/screens/RecordLoader.tsx';
import { representRecord } from '../../../resources/descriptor/representRecord.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Page } from '../../../ui/Page.tsx';
import { AssetActions } from './AssetActions.tsx';
import { AssetTabs } from './AssetTabs.tsx';
import { DomainBreadcrumbs } from './DomainBreadcrumbs.tsx';
import { AssetTitleAdornment } from './AssetTitleAdornment.tsx';
import type { Asset } from './Asset.ts';

/** Polling interval in milliseconds: another user may rename the device, move it or change its gateway. */
const POLL_INTERVAL_MS = 30_000;

/** The page of a device: identity, status, actions. */
export default function AssetPage({ descriptor, id }: ShowPageProps) {
  return (
    <RecordLoader descriptor={descriptor} id={id} action="show">
      {record => <AssetContent key={record.id} {...{ descriptor, record, id }} />}
    </RecordLoader>
  );
}

const AssetContent = ({
  descriptor,
  record,
  id,
}: ShowPageProps & { readonly record: RaRecord }) => {
  const asset = record as Asset;
  useGetOne(descriptor.name, { id }, { refetchInterval: POLL_INTERVAL_MS });
  return (
    <Page
      title={representRecord(descriptor, asset)}
      icon={<Icon name={getDeviceIcon(asset.model)} size={26} />}
      breadcrumbs={<DomainBreadcrumbs descriptor={descriptor} domainId={asset.domainId} />}
      titleAdornment={<AssetTitleAdornment descriptor={descriptor} asset={asset} />}
      actions={<AssetActions descriptor={descriptor} asset={asset} />}
    >
      <AssetTabs asset={asset} />
    </Page>
  );
};
