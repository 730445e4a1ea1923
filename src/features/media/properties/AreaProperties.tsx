import { useTranslate } from 'react-admin';

import { useEditor } from '../editor/EditorContext.ts';
import { MAX_NAME_LENGTH } from '../editor/fieldLimits.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { ArrangeSection } from './ArrangeSection.tsx';
import { TextField } from './TextField.tsx';
import { PropertySection, SeveralNote } from './fields.tsx';
import { RectSection } from './RectSection.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

export const AreaProperties = ({ node }: { readonly node: NodeOf<'area'> }) => {
  const translate = useTranslate();
  const editor = useEditor();
  const { id, fields } = node;
  const { nodes } = useSelectedNodes(node);
  return (
    <>
      <SeveralNote count={nodes.length} />
      {nodes.length === 1 && (
        <PropertySection title={translate('media.level.area')}>
          <TextField
            label={translate('media.field.name')}
            value={fields.name}
            maxLength={MAX_NAME_LENGTH}
            onChange={name => editor.setFields([id], { name }, 'name')}
          />
        </PropertySection>
      )}
      <RectSection area={node} />
      <ArrangeSection area={node} />
    </>
  );
};
