import { useTranslate } from 'react-admin';

import { useEditor } from '../state/EditorContext.ts';
import { MAX_NAME_LENGTH, MAX_STAGE_PX } from '../model/fieldLimits.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import { TextField } from './TextField.tsx';
import { PropertySection } from './fields.tsx';

const MAX_DESCRIPTION_LENGTH = 500;

export const ProjectProperties = ({
  node: { id, fields },
}: {
  readonly node: NodeOf<'project'>;
}) => {
  const translate = useTranslate();
  const editor = useEditor();
  const size = (name: 'width' | 'height', letter: string) => (
    <PropertyNumberField
      label={translate(`media.field.${name}`)}
      {...{ letter, unit: 'px', min: 1, max: MAX_STAGE_PX }}
      value={fields[name]}
      onChange={value => editor.setFields([id], { [name]: value }, name)}
    />
  );
  return (
    <>
      <PropertySection title={translate('media.level.project')}>
        <TextField
          label={translate('media.field.name')}
          value={fields.name}
          maxLength={MAX_NAME_LENGTH}
          onChange={name => editor.setFields([id], { name: name.trim() }, 'name')}
        />
        <TextField
          label={translate('media.field.description')}
          value={fields.description ?? ''}
          maxLength={MAX_DESCRIPTION_LENGTH}
          isMultiline
          isOptional
          onChange={text =>
            editor.setFields([id], { description: text === '' ? undefined : text }, 'description')
          }
        />
      </PropertySection>
      <PropertySection title={translate('media.stage')}>
        <div className="media-pairs">
          {size('width', 'W')}
          {size('height', 'H')}
        </div>
      </PropertySection>
    </>
  );
};
