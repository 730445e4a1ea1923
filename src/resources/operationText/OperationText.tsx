import type { ShowProps } from '../fieldKit.ts';
import { TextShow } from '../kits/textShows.tsx';
import { written } from '../represent.ts';
import { useOperationText } from './useOperationText.ts';

/** What was done, in words; what is stored stands in its tooltip. */
export default function OperationText(props: ShowProps) {
  const { field, value, owner } = props;
  const words = useOperationText()(field, value, owner);
  if (words === undefined) return <TextShow {...(props as Parameters<typeof TextShow>[0])} />;
  return (
    <span className="kit-ellipsis" title={`${words}\n${written(value)}`}>
      {words}
    </span>
  );
}
