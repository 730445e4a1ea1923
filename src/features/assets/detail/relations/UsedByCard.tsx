import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useResourceRoutes } from '../../../../resources/routes/ResourceRoutesContext.ts';
import { getRelatedListPath } from '../../../../resources/related/getRelatedListPath.ts';
import {
  type ReferenceCount,
  useReferenceFields,
  useReferenceCounts,
} from '../../../../resources/related/useReferenceCounts.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { FormattedNumber } from '../../../../ui/FormattedNumber.tsx';
import { AssetCard } from '../AssetCard.tsx';
import type { AssetTabProps } from '../Asset.ts';

/** Resources that switch a device: other references have a tab or a card of their own. */
const SWITCHING_RESOURCES: readonly string[] = [
  'strategies',
  'plans',
  'groups',
  'scenes',
  'overrides',
];

/** The number of groups, strategies, plans and scenes that reference a device, each a link. */
export const UsedByCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const references = useReferenceFields('assets').filter(({ resource }) =>
    SWITCHING_RESOURCES.includes(resource.name),
  );
  const incomingReferences = useReferenceCounts(references, [asset.id]);
  const isLoading = incomingReferences.some(({ result, error }) => !result && !error);
  const countedReferences = incomingReferences.filter(
    ({ result }) => result?.state === 'counted' && result.count > 0,
  );
  return (
    <AssetCard title={translate('asset.usedBy')}>
      {countedReferences.length > 0 ? (
        <ul className="flex flex-wrap gap-x-24 gap-y-4">
          {countedReferences.map(reference => (
            <UsedByItem
              key={`${reference.reference.resource.name}.${reference.reference.source}`}
              {...reference}
              id={asset.id}
            />
          ))}
        </ul>
      ) : (
        <p className="asset-quiet">
          {translate(isLoading ? 'related.loading' : 'asset.usedBy.none')}
        </p>
      )}
    </AssetCard>
  );
};

const UsedByItem = ({ reference, result, id }: ReferenceCount & { readonly id: string }) => {
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  const path = getRelatedListPath(reference, [id], routes);
  const plural = text(reference.resource.plural);
  return (
    <li>
      {path ? <Link to={path}>{plural}</Link> : plural}{' '}
      <span className="asset-caption type-12 text-3">
        {result?.state === 'counted' && <FormattedNumber value={result.count} />}
      </span>
    </li>
  );
};
