import '../../../resources/record/record.css';
import './detail.css';

import { type RaRecord, useGetOne } from 'react-admin';

import type { ShowPageProps } from '../../../resources/defineResource.tsx';
import { OneRecord } from '../../../resources/record/OneRecord.tsx';
import { represent } from '../../../resources/represent.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { deviceIcon } from '../../../ui/icons/deviceIcon.ts';
import { Page } from '../../../ui/Page.tsx';
import { AssetActions } from './AssetActions.tsx';
import { AssetTabs } from './AssetTabs.tsx';
import { DomainCrumbs } from './DomainCrumbs.tsx';
import { NameBeside } from './NameBeside.tsx';
import type { Asset } from './Part.ts';

/** Milliseconds: somebody else may rename it, move it or take its gateway meanwhile. */
const SELDOM = 30_000;

/** One device: what it is, how it is now, what can be done with it. */
export default function AssetPage({ descriptor, id }: ShowPageProps) {
  return (
    <OneRecord descriptor={descriptor} id={id} action="show">
      {record => <Shown key={record.id} {...{ descriptor, record, id }} />}
    </OneRecord>
  );
}

const Shown = ({ descriptor, record, id }: ShowPageProps & { readonly record: RaRecord }) => {
  const asset = record as Asset;
  useGetOne(descriptor.name, { id }, { refetchInterval: SELDOM });
  return (
    <Page
      title={represent(descriptor, asset)}
      icon={<Icon name={deviceIcon(asset.model)} size={26} />}
      crumbs={<DomainCrumbs descriptor={descriptor} domainId={asset.domainId} />}
      beside={<NameBeside descriptor={descriptor} asset={asset} />}
      actions={<AssetActions descriptor={descriptor} asset={asset} />}
    >
      <AssetTabs asset={asset} />
    </Page>
  );
};
