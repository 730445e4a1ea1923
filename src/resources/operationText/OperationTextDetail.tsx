import type { FieldValueProps } from '../fieldComponents.ts';
import { formatScalar } from '../representRecord.ts';
import { CopyButton } from '../show/CopyButton.tsx';
import { useLocalizedText } from '../useLocalizedText.ts';
import OperationText from './OperationText.tsx';
import { useOperationText } from './useOperationText.ts';

/** Shows an operation as a readable text, and below it the stored text with a copy button. */
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
