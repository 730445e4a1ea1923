import { useLocale, useTranslate } from 'react-admin';

import { createNumberFormat } from '../../../../domain/formatNumber.ts';
import { statuses } from '../../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../../schema/field.ts';
import { FieldShow } from '../../../../resources/fieldShows.tsx';
import type { Owner } from '../../../../resources/fieldKit.ts';
import { useUnitWord } from '../../../../resources/kits/useUnitWord.ts';
import { useErrorWords } from '../../../../resources/useErrorWords.ts';
import { useText } from '../../../../resources/useText.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { useSiteSettings } from '../../../../ui/SiteSettings.ts';
import { SiteSettingsNotice } from '../../../../ui/SiteSettingsNotice.tsx';
import { Card } from '../Card.tsx';
import { fieldsOf } from '../fields.ts';
import type { PartProps, Status } from '../Part.ts';
import { isMissing } from '../useStatus.ts';
import { useEnergyTonight } from './useEnergyTonight.ts';

interface MeasuresProps extends PartProps {
  readonly status: Status | undefined;
  readonly error: unknown;
}

/** In one row; a sensor's tab has all that it measures. */
const MOST = 6;
const electric = fieldsOf(statuses, ['voltage', 'current', 'power']);
const fields = [...electric, ...fieldsOf(statuses, ['temperature'])];
const [values] = fieldsOf(statuses, ['values']);
/** Of a sensor; where the wind comes from is told by name, on its own tab. */
const sensed =
  values?.kind === 'object'
    ? values.fields.filter(({ source }) => source !== 'wind-direction')
    : [];

/** What a device last measured of itself, as figures. */
export const Measures = ({ asset, status, error }: MeasuresProps) => {
  const translate = useTranslate();
  const words = useErrorWords();
  if (!status)
    return error ? (
      <Card>
        <EmptyState
          kind={isMissing(error) ? 'nothing' : 'failed'}
          title={translate(isMissing(error) ? 'asset.status.none' : 'asset.status.failed')}
          hint={isMissing(error) ? translate('asset.status.none.hint') : words(error)}
        />
      </Card>
    ) : (
      <div className="asset-card asset-measures-coming" />
    );
  const figures = [
    ...figuresOf(sensed, status.values ?? {}),
    ...figuresOf(status.values ? electric : fields, status),
  ].slice(0, MOST);
  // What reports no figures of itself has nothing to show here; when it reported stands on its nameplate.
  if (figures.length === 0) return null;
  return (
    <section className="asset-card asset-measures" aria-label={translate('asset.measures')}>
      {figures.map((figure, at) => (
        <Figure key={at} {...figure} />
      ))}
      <Energy asset={asset} />
    </section>
  );
};

interface FigureProps {
  readonly field: FieldDescriptor;
  readonly owner: Owner;
}

/** The fields that are told, of a device or of what it senses. */
const figuresOf = (of: readonly FieldDescriptor[], owner: Owner): readonly FigureProps[] =>
  of.filter(({ source }) => typeof owner[source] === 'number').map(field => ({ field, owner }));

const Figure = ({ field, owner }: FigureProps) => {
  const text = useText();
  return (
    <div>
      <span className="asset-caption">{text(field.label)}</span>
      <b>
        <FieldShow field={field} owner={owner} />
      </b>
    </div>
  );
};

/** What it used since noon; nothing where it does not say. */
const Energy = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const unitWord = useUnitWord();
  const energy = useEnergyTonight(asset.id);
  const language = useLocale();
  const format = createNumberFormat(language, { least: 2, most: 2 });
  const { status } = useSiteSettings();
  if (status === 'failed')
    return (
      <div>
        <span className="asset-caption">{translate('asset.energy.tonight')}</span>
        <SiteSettingsNotice message="shell.site.energy" />
      </div>
    );
  return energy === undefined ? null : (
    <div>
      <span className="asset-caption">{translate('asset.energy.tonight')}</span>
      <b>
        {format(energy)}
        <small>{unitWord('kWh', energy)}</small>
      </b>
    </div>
  );
};
