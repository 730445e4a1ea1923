import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ENCODINGS } from '../table/decodeText.ts';
import type { TableReadOptions } from '../table/ParsedSheet.ts';
import type { ImportSetup } from './ImportState.ts';
import type { ImportController } from './useImport.ts';

interface ReadingOptionsProps {
  readonly setup: ImportSetup;
  readonly controller: ImportController;
  readonly disabled: boolean;
}

/** How the file was read where its content leaves a choice: the sheet of a workbook, the encoding of a text. */
export const ReadingOptions = ({ setup, controller, disabled }: ReadingOptionsProps) => {
  const translate = useTranslate();
  const [isReading, setIsReading] = useState(false);
  const { encoding, encodingSamples = [], sheet, sheets = [] } = setup.fileInfo;
  const readAgain = async (options: TableReadOptions) => {
    setIsReading(true);
    await controller.readAgain(setup, options);
    setIsReading(false);
  };
  const select = (
    label: string,
    value: string,
    options: readonly (readonly [value: string, label: string])[],
    onChange: (value: string) => void,
  ) => (
    <TextField
      select
      className="transfer-show"
      size="small"
      label={translate(label)}
      value={value}
      disabled={disabled || isReading}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([each, text]) => (
        <MenuItem key={each} value={each}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <div className="my-4 flex flex-wrap items-end gap-x-12">
      {sheet !== undefined &&
        select(
          'transfer.sheet',
          sheet,
          sheets.map(name => [name, name]),
          name => void readAgain({ sheet: name }),
        )}
      {encoding !== undefined &&
        select(
          'transfer.encoding',
          encoding,
          ENCODINGS.map(name => [name, translate(`transfer.encoding.${name}`)]),
          name => void readAgain({ encoding: name }),
        )}
      {encodingSamples.length > 0 && (
        <p className="type-13 mb-16 min-w-0 wrap-anywhere text-2">{encodingSamples.join(' · ')}</p>
      )}
    </div>
  );
};
