import { useMutes } from '../../../data/useMutes.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useChoiceLabel } from '../../../resources/fields/useChoiceLabel.ts';
import { OldMark } from '../../../resources/fields/OldMark.tsx';
import { MutedMark } from '../../../resources/fields/MutedMark.tsx';
import { CopyButton } from '../../../resources/show/CopyButton.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { isGlyphName } from '../../../ui/icons/StateGlyph.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { AssetTabProps } from './Asset.ts';
import { useAssetStatus } from './useAssetStatus.ts';

/** The state of a device as a tag, whether its values are old and its alerts are muted, and its id, which a user may read out over a radio. */
export const AssetTitleAdornment = ({
  descriptor,
  asset,
}: AssetTabProps & { readonly descriptor: ResourceDescriptor }) => {
  const text = useLocalizedText();
  const { data: mutes = [] } = useMutes({ assetId: asset.id, domainId: asset.domainId });
  const { data: status } = useAssetStatus(asset.id);
  const field = descriptor.fields.find(({ source }) => source === 'status');
  const getChoiceLabel = useChoiceLabel(field?.kind === 'enum' ? field.choices : []);
  const keyField = descriptor.fields.find(({ source }) => source === descriptor.key);
  const state = status?.state ?? asset.status;
  return (
    <>
      {isGlyphName(state) && (
        <Tag tone={state} glyph={state}>
          {getChoiceLabel(state)}
        </Tag>
      )}
      {status && <OldMark time={status.update_time} />}
      <MutedMark mutes={mutes.map(({ mute }) => mute)} />
      <span
        // The id and the actions share a line: an id can be copied by touch as any text.
        className="asset-id row text-2 max-sm:min-h-44"
      >
        {asset.id}
        {keyField && <CopyButton label={text(keyField.label)} value={asset.id} />}
      </span>
    </>
  );
};
