import type { FieldValueProps } from '../fieldComponents.ts';
import { formatScalar } from '../representRecord.ts';
import { CopyButton } from '../show/CopyButton.tsx';
import { useLocalizedText } from '../useLocalizedText.ts';
import OperationText from './OperationText.tsx';
import { useOperationText } from './useOperationText.ts';

/** What was done, in words, and below it what is stored, to be copied. */
export default function OperationTextDetail(props: FieldValueProps) {
  const { field, value, record } = props;
  const text = useLocalizedText();
  const label = useOperationText()(field, value, record);
  return (
    <>
      <OperationText {...props} />
      {label !== undefined && (
        <div className="show-stored">
          <code>{formatScalar(value)}</code>
          <CopyButton label={text(field.label)} value={value} />
        </div>
      )}
    </>
  );
}
