import { useTranslate } from 'react-admin';

import { useEditor, useTree } from '../editor/EditorContext.ts';
import { MAX_NAME_LENGTH } from '../editor/fieldLimits.ts';
import { useFormatLength } from '../editor/useFormatLength.ts';
import { getSceneLength } from '../model/playLength.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { TextField } from './TextField.tsx';
import { PropertySection } from './fields.tsx';

export const SceneProperties = ({
  node: { id, fields, childIds },
}: {
  readonly node: NodeOf<'scene'>;
}) => {
  const translate = useTranslate();
  const editor = useEditor();
  const tree = useTree();
  const formatLength = useFormatLength();
  return (
    <>
      <PropertySection title={translate('media.level.scene')}>
        <TextField
          label={translate('media.field.name')}
          value={fields.name}
          maxLength={MAX_NAME_LENGTH}
          onChange={name => editor.setFields([id], { name }, 'name')}
        />
      </PropertySection>
      <PropertySection title={translate('media.contents')}>
        <p className="text-2">{translate('media.scene.areas', { smart_count: childIds.length })}</p>
        <p className="text-2">
          {translate('media.scene.length', { length: formatLength(getSceneLength(tree, id)) })}
        </p>
      </PropertySection>
    </>
  );
};
