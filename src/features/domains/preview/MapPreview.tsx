import '../domains.css';
import './preview.css';
import '../print.css';
import '../../../resources/tree/tree.css';

import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { resources } from '../../../generated/catalogue.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import { isTree } from '../../../resources/tree/treePages.ts';
import { useKeptBranches } from '../../../resources/tree/useOpenBranches.ts';
import { useText } from '../../../resources/useText.ts';
import type { Text } from '../../../schema/text.ts';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useRoot } from '../useRoot.ts';
import { Legend } from './Legend.tsx';
import { useInside } from './useInside.ts';

const AreaMap = lazyScreen(() => import('../../../ui/map/AreaMap.tsx'));

const { domains } = resources;

/** The tree of domains beside a map; whatever is chosen, in either of them, is in the middle of it. @see DOM-06 */
export default function MapPreview({ title }: { readonly title: Text }) {
  const text = useText();
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const branches = useKeptBranches('domains.map');
  const { data: root } = useRoot();
  const chosen = address.get('domain') ?? root?.domainId;
  const { domain, bubbles, dots, missing } = useInside(chosen);
  const choose = (id: string) => setAddress({ domain: id });
  const plural = domains ? text(domains.plural) : '';
  return (
    <Page title={text(title)} lined>
      <div className="domains-preview">
        <div className="domains-preview-tree">
          {isTree(domains) && (
            <TreePane
              descriptor={domains}
              label={plural}
              searchLabel={translate('domains.map.search')}
              branches={branches}
              chosen={new Set(chosen === undefined ? [] : [chosen])}
              bring={chosen}
              onChoose={({ id }) => choose(String(id))}
            />
          )}
        </div>
        <div className="domains-preview-map">
          <Suspense fallback={<div className="domains-preview-coming" />}>
            <AreaMap
              label={translate('domains.map', { name: domain?.name ?? plural })}
              center={domain?.geoPoint ?? undefined}
              {...{ bubbles, dots }}
              onChoose={choose}
            />
          </Suspense>
          {domain && <Legend domain={domain} missing={missing} />}
        </div>
      </div>
    </Page>
  );
}
