import './strategies.css';

import { useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';

import { FieldEdit } from '../../resources/fieldEdits.tsx';
import type { EditProps } from '../../resources/fieldKit.ts';
import { useLightSensorTypes } from './useLightSensorTypes.ts';

/** The sensors of a strategy; one by light says which types of sensor measure light, and how much. @see SHELL-08 */
export default function SensorsEdit(props: EditProps) {
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <div>
      <FieldEdit {...props} />
      {kind === 'lumen' && <Types />}
    </div>
  );
}

const Types = () => {
  const translate = useTranslate();
  const types = useLightSensorTypes();
  return (
    types.length > 0 && (
      <p className="sensor-types sensor-types-hint">
        {translate('strategy.sensorTypes', { types: types.join(translate('form.comma')) })}
      </p>
    )
  );
};
