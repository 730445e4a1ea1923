import { useTranslate } from 'react-admin';

import { useEditor } from '../state/EditorContext.ts';
import { MAX_NAME_LENGTH } from '../model/fieldLimits.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { PropertySection } from './fields.tsx';
import { TextField } from './TextField.tsx';

/** The name of an area or of a scene. */
export const NameSection = ({
  node: { id, level, fields },
}: {
  readonly node: NodeOf<'area'> | NodeOf<'scene'>;
}) => {
  const translate = useTranslate();
  const editor = useEditor();
  return (
    <PropertySection title={translate(`media.level.${level}`)}>
      <TextField
        label={translate('media.field.name')}
        value={fields.name}
        maxLength={MAX_NAME_LENGTH}
        onChange={name => editor.setFields([id], { name }, 'name')}
      />
    </PropertySection>
  );
};
