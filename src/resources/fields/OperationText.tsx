import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { PlainTextField } from './textFields.tsx';
import { formatScalar } from '../descriptor/representRecord.ts';
import { useOperationText } from './useOperationText.ts';

/** Shows an operation as a readable text; the tooltip has the stored text. */
export default function OperationText(props: FieldValueProps) {
  const { field, value, record } = props;
  const label = useOperationText()(field, value, record);
  if (label === undefined)
    return <PlainTextField {...(props as Parameters<typeof PlainTextField>[0])} />;
  return (
    <span
      className="field-ellipsis inline-block max-w-full truncate align-bottom"
      title={`${label}\n${formatScalar(value)}`}
    >
      {label}
    </span>
  );
}
