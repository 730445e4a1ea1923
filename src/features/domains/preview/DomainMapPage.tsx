import '../domains.css';
import './preview.css';
import '../print.css';
import '../../../resources/tree/tree.css';

import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { isSameId } from '../../../domain/isSameId.ts';
import { resources } from '../../../generated/catalogue.ts';
import { TreePane } from '../../../resources/tree/TreePane.tsx';
import { isTree } from '../../../resources/tree/treePages.ts';
import { useSavedOpenBranches } from '../../../resources/tree/useOpenBranches.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useRootDomain } from '../useRootDomain.ts';
import { DomainMapLegend } from './DomainMapLegend.tsx';
import { useDomainMapData } from './useDomainMapData.ts';

const AreaMap = lazyComponent(() => import('../../../ui/map/AreaMap.tsx'));

const { assets, domains } = resources;

/** The legend below the markers, with its distance to the edge. */
const LEGEND_HEIGHT_PX = 88;

/** The domain tree next to a map; a selection in either centers the map on it. @see DOM-06 */
export default function DomainMapPage({ title }: { readonly title: LocalizedText }) {
  const text = useLocalizedText();
  const translate = useTranslate();
  const [searchParams, setSearchParams] = useSearchParams();
  const branches = useSavedOpenBranches('domains.map');
  const { data: root } = useRootDomain();
  const selectedId = searchParams.get('domain') ?? root?.domainId;
  const { domain, devices, clusters, markers, hiddenCount } = useDomainMapData(selectedId);
  const selectDomain = (id: string) => setSearchParams({ domain: id });
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const openDevice = (id: string) => {
    // The marker of the domain itself is selected already, and is no device.
    const device = devices.find(each => isSameId(each.id, id));
    if (assets && device) void navigate(routes.showUnfiltered(assets, id, device));
  };
  const plural = domains ? text(domains.plural) : '';
  return (
    <Page title={text(title)} hasDivider>
      <div className="grid h-full grid-cols-[300px_minmax(0,1fr)] max-sm:[grid-template:minmax(0,3fr)_minmax(0,2fr)/minmax(0,1fr)]">
        <div className="grid min-h-0 border-r border-r-(--line) p-12 max-sm:border-t max-sm:border-r-0 max-sm:border-t-(--line) max-sm:bg-(--surface)">
          {isTree(domains) && (
            <TreePane
              descriptor={domains}
              label={plural}
              searchLabel={translate('domains.map.search')}
              branches={branches}
              selectedIds={new Set(selectedId === undefined ? [] : [selectedId])}
              revealId={selectedId}
              onSelect={({ id }) => selectDomain(String(id))}
            />
          )}
        </div>
        <div className="domains-preview-map relative min-h-0 min-w-0 max-sm:row-1">
          <LazyBoundary fallback={<div className="h-full bg-(--map-land) print:hidden" />}>
            <AreaMap
              label={translate('domains.map', { name: domain?.name ?? plural })}
              center={domain?.geoPoint ?? undefined}
              {...{ clusters, markers }}
              bottom={LEGEND_HEIGHT_PX}
              onSelect={selectDomain}
              onSelectMarker={openDevice}
            />
          </LazyBoundary>
          {domain && <DomainMapLegend domain={domain} hiddenCount={hiddenCount} />}
        </div>
      </div>
    </Page>
  );
}
