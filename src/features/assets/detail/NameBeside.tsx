import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useChoiceWord } from '../../../resources/kits/useChoiceWord.ts';
import { CopyButton } from '../../../resources/show/CopyButton.tsx';
import { useText } from '../../../resources/useText.ts';
import { isGlyphName } from '../../../ui/icons/StateGlyph.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { PartProps } from './Part.ts';
import { useStatus } from './useStatus.ts';

/** The state of a device as a tag, and its id, which somebody may read out over a radio. */
export const NameBeside = ({
  descriptor,
  asset,
}: PartProps & { readonly descriptor: ResourceDescriptor }) => {
  const text = useText();
  const { data: status } = useStatus(asset.id);
  const field = descriptor.fields.find(({ source }) => source === 'status');
  const word = useChoiceWord(field?.kind === 'enum' ? field.choices : []);
  const key = descriptor.fields.find(({ source }) => source === descriptor.key);
  const state = status?.state ?? asset.status;
  return (
    <>
      {isGlyphName(state) && (
        <Tag tone={state} glyph={state}>
          {word(state)}
        </Tag>
      )}
      <span className="asset-id">
        {asset.id}
        {key && <CopyButton label={text(key.label)} value={asset.id} />}
      </span>
    </>
  );
};
