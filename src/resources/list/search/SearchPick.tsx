import type { FieldOf } from '../../../schema/field.ts';
import { useDescriptor } from '../../ResourcesContext.ts';
import { isTree } from '../../tree/treePages.ts';
import { soughtBy } from './sought.ts';
import { BranchPick } from './BranchPick.tsx';
import { ChoicePick } from './ChoicePick.tsx';
import type { PickProps } from './PickProps.ts';
import { RecordPick } from './RecordPick.tsx';

const isEnum = (props: PickProps): props is PickProps<FieldOf<'enum'>> =>
  props.field.kind === 'enum';
const isReference = (props: PickProps): props is PickProps<FieldOf<'reference'>> =>
  props.field.kind === 'reference';

/** What a field of the search row offers. */
export default function SearchPick(props: PickProps) {
  if (isEnum(props)) return <ChoicePick {...props} />;
  return isReference(props) ? <ReferencePick {...props} /> : null;
}

const ReferencePick = (props: PickProps<FieldOf<'reference'>>) => {
  const target = useDescriptor(props.field.reference);
  return soughtBy(props.field) === 'within' && target && isTree(target) ? (
    <BranchPick {...props} tree={target} />
  ) : (
    <RecordPick {...props} />
  );
};
