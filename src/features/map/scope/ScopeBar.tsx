import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { CityMapState } from '../useCityMap.ts';

/** The domain that the map is scoped to, what can be done with its devices, and the end of the scope. */
export const ScopeBar = ({ map }: { readonly map: CityMapState }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { scope, selection, navigation, hidesDevices } = map;
  if (!scope) return null;
  const { id, name = id, extent, shownCount = 0 } = scope;
  const { offlineCount = 0 } = extent ?? {};
  const isLoading = extent === undefined || scope.shownCount === undefined;
  const loadingReason = isLoading ? translate('map.loading') : undefined;
  const hiddenReason = hidesDevices ? translate('map.inView.hidden') : loadingReason;
  const emptyReason = hiddenReason ?? (shownCount === 0 ? translate('map.select.none') : undefined);
  const onlineReason =
    hiddenReason ?? (offlineCount === 0 ? translate('map.scope.noneOffline') : undefined);
  return (
    <section
      className="stack flex-none gap-6 border-b border-b-(--line) bg-(--accent-soft) py-6 pr-6 pl-16"
      aria-label={translate('map.scope', { name })}
    >
      <div className="row gap-8">
        <Icon name="tree" />
        <h2 className="type-14 min-w-0 flex-1 truncate font-semibold">
          <bdi>{name}</bdi>
        </h2>
        <button
          type="button"
          className="icon-button map-icon-button"
          aria-label={translate('map.scope.end')}
          title={translate('map.scope.end')}
          onClick={navigation.endScope}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="cluster gap-8 pb-4">
        <ActionButton
          size="small"
          disabled={emptyReason !== undefined}
          disabledReason={emptyReason ?? ''}
          onClick={() => selection.selectDomain(id)}
        >
          {translate('map.scope.select', { count: formatNumber(shownCount) })}
        </ActionButton>
        <ActionButton
          size="small"
          disabled={onlineReason !== undefined}
          disabledReason={onlineReason ?? ''}
          onClick={navigation.showOffline}
        >
          {translate('map.scope.offline', { count: formatNumber(offlineCount) })}
        </ActionButton>
      </div>
    </section>
  );
};
