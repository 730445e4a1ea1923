import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as returnToStrategy } from '../../../../generated/core/operations/returnToStrategy.ts';
import { operation as updateAsset } from '../../../../generated/core/operations/updateAsset.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useChoiceWord } from '../../../../resources/kits/useChoiceWord.ts';
import { useAllowed } from '../../../../resources/record/useAllowed.ts';
import { useText } from '../../../../resources/useText.ts';
import { ActDialog } from '../ActDialog.tsx';
import { fieldsOf } from '../fields.ts';
import type { PartProps, Status } from '../Part.ts';
import { Segments } from '../Segments.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

type Mode = NonNullable<Status['mode']>;

const [field] = fieldsOf(assets, ['mode']);
const choices = field?.kind === 'enum' ? field.choices : [];
const OPERATIONS = [updateAsset, returnToStrategy];

/** Whether a device follows its strategy or a person, and the change between them. @see ASSET-14 */
export const ModeSwitch = ({
  asset,
  status,
}: PartProps & { readonly status: Status | undefined }) => {
  const translate = useTranslate();
  const text = useText();
  const word = useChoiceWord(choices);
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Mode>();
  const denial = useAllowed('assets', OPERATIONS);
  const mode = asset.mode ?? status?.mode ?? 'STRATEGY';
  const words = { name: asset.name, mode: asked && word(asked) };
  return (
    <>
      <Segments
        label={field ? text(field.label) : ''}
        value={mode}
        choices={choices.map(({ value }) => ({
          name: value as Mode,
          words: word(value),
          reason: denial(value === 'STRATEGY' ? returnToStrategy : updateAsset),
        }))}
        onChoose={setAsked}
      />
      {asked === 'STRATEGY' && (
        <ReturnDialog {...{ asset, status }} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'MANUAL' && (
        <ActDialog
          descriptor={assets}
          operation={updateAsset}
          record={asset}
          values={{ mode: asked }}
          title={translate('asset.mode.ask', words)}
          confirm={translate('asset.mode.act', words)}
          onClose={() => setAsked(undefined)}
          onDone={() => void cache.invalidateQueries({ queryKey: ['statuses'] })}
        >
          <p>{translate(`asset.mode.${asked}`)}</p>
        </ActDialog>
      )}
    </>
  );
};
