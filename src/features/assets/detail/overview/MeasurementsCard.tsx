import { useLocale, useTranslate } from 'react-admin';

import { isNotFound } from '../../../../domain/errorStatus.ts';
import { createNumberFormat } from '../../../../domain/formatNumber.ts';
import { statuses } from '../../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../../schema/field.ts';
import { FieldValue } from '../../../../resources/fields/FieldValue.tsx';
import type { PlainObject } from '../../../../schema/isObject.ts';
import { useUnitLabel } from '../../../../resources/fields/useUnitLabel.ts';
import { useErrorMessage } from '../../../../resources/failures/useErrorMessage.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { useSiteSettings } from '../../../../ui/SiteSettings.ts';
import { SiteSettingsWarning } from '../../../../ui/SiteSettingsWarning.tsx';
import { AssetCard } from '../AssetCard.tsx';
import { pickFields } from '../pickFields.ts';
import type { AssetTabProps, AssetStatus } from '../Asset.ts';
import { useEnergyTonight } from './useEnergyTonight.ts';

interface MeasurementsCardProps extends AssetTabProps {
  readonly status: AssetStatus | undefined;
  readonly error: unknown;
}

/** One row; the sensor tab has all measurements. */
const MAX_MEASUREMENTS = 6;
const electricFields = pickFields(statuses, ['voltage', 'current', 'power']);
const fields = [...electricFields, ...pickFields(statuses, ['temperature'])];
const [values] = pickFields(statuses, ['values']);
/** The fields of a sensor; its own tab shows the wind direction by name. */
const sensorFields =
  values?.kind === 'object'
    ? values.fields.filter(({ source }) => source !== 'wind-direction')
    : [];

/** The last reported measurements of a device, as metrics. */
export const MeasurementsCard = ({ asset, status, error }: MeasurementsCardProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  if (!status)
    return error ? (
      <AssetCard>
        <EmptyState
          kind={isNotFound(error) ? 'nothing' : 'failed'}
          title={translate(isNotFound(error) ? 'asset.status.none' : 'asset.status.failed')}
          hint={isNotFound(error) ? translate('asset.status.none.hint') : getErrorMessage(error)}
        />
      </AssetCard>
    ) : (
      <div className="asset-card card h-68 min-w-0" />
    );
  const measurements = [
    ...getMeasurements(sensorFields, status.values ?? {}),
    ...getMeasurements(status.values ? electricFields : fields, status),
  ].slice(0, MAX_MEASUREMENTS);
  // A device that reports no measurements shows nothing here; the nameplate has its report time.
  if (measurements.length === 0) return null;
  return (
    <section
      className="asset-card card asset-measures grid min-w-0"
      aria-label={translate('asset.measures')}
    >
      {measurements.map((measurement, index) => (
        <Measurement key={index} {...measurement} />
      ))}
      <EnergyTonight asset={asset} />
    </section>
  );
};

interface MeasurementProps {
  readonly field: FieldDescriptor;
  readonly owner: PlainObject;
}

/** Returns the measured fields of a device or a sensor. */
const getMeasurements = (
  candidateFields: readonly FieldDescriptor[],
  owner: PlainObject,
): readonly MeasurementProps[] =>
  candidateFields
    .filter(({ source }) => typeof owner[source] === 'number')
    .map(field => ({ field, owner }));

const Measurement = ({ field, owner }: MeasurementProps) => {
  const text = useLocalizedText();
  return (
    <div>
      <span className="asset-caption type-12 text-3">{text(field.label)}</span>
      <b>
        <FieldValue field={field} record={owner} />
      </b>
    </div>
  );
};

/** The consumption since noon; hidden if unknown. */
const EnergyTonight = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const getUnitLabel = useUnitLabel();
  const energy = useEnergyTonight(asset.id);
  const language = useLocale();
  const formatNumber = createNumberFormat(language, { min: 2, max: 2 });
  const { status } = useSiteSettings();
  if (status === 'failed')
    return (
      <div>
        <span className="asset-caption type-12 text-3">{translate('asset.energy.tonight')}</span>
        <SiteSettingsWarning messageKey="shell.site.energy" />
      </div>
    );
  return energy === undefined ? null : (
    <div>
      <span className="asset-caption type-12 text-3">{translate('asset.energy.tonight')}</span>
      <b>
        {formatNumber(energy)}
        <small>{getUnitLabel('kWh', energy)}</small>
      </b>
    </div>
  );
};
