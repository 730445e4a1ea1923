import type { ShowProps } from '../fieldKit.ts';
import { written } from '../represent.ts';
import { CopyButton } from '../show/CopyButton.tsx';
import { useText } from '../useText.ts';
import OperationText from './OperationText.tsx';
import { useOperationText } from './useOperationText.ts';

/** What was done, in words, and below it what is stored, to be copied. */
export default function StoredText(props: ShowProps) {
  const { field, value, owner } = props;
  const text = useText();
  const words = useOperationText()(field, value, owner);
  return (
    <>
      <OperationText {...props} />
      {words !== undefined && (
        <div className="show-stored">
          <code>{written(value)}</code>
          <CopyButton label={text(field.label)} value={value} />
        </div>
      )}
    </>
  );
}
