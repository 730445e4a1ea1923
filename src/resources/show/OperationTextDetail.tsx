import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { CopyButton } from './CopyButton.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import OperationText from '../fields/OperationText.tsx';
import { useOperationText } from '../fields/useOperationText.ts';

/** Shows an operation as a readable text, and below it the stored text with a copy button. */
export default function OperationTextDetail(props: FieldValueProps) {
  const { field, value, record } = props;
  const text = useLocalizedText();
  const label = useOperationText()(field, value, record);
  return (
    <>
      <OperationText {...props} />
      {label !== undefined && (
        <div className="text-12 wrap-anywhere text-2">
          <code>{formatScalar(value)}</code>
          <CopyButton label={text(field.label)} value={value} />
        </div>
      )}
    </>
  );
}
