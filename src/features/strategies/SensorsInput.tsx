import { useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';

import { FieldInput } from '../../resources/inputs/FieldInput.tsx';
import type { FieldInputProps } from '../../resources/descriptor/fieldComponents.ts';
import { useLightSensorTypes } from './useLightSensorTypes.ts';

/** The sensors of a strategy; one by light shows the types of light sensor and their range. @see SHELL-08 */
export default function SensorsInput(props: FieldInputProps) {
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <div>
      <FieldInput {...props} />
      {kind === 'lumen' && <LightSensorTypesHint />}
    </div>
  );
}

const LightSensorTypesHint = () => {
  const translate = useTranslate();
  const types = useLightSensorTypes();
  return (
    types.length > 0 && (
      <p className="cluster gap-8 pt-4 text-12/12-text text-2">
        {translate('strategy.sensorTypes', { types: types.join(translate('form.comma')) })}
      </p>
    )
  );
};
