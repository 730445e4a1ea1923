import type { FieldOfKind } from '../../../schema/field.ts';
import { useDescriptor } from '../../descriptor/ResourcesContext.ts';
import { isTree } from '../../tree/treePages.ts';
import { getSearchOperator } from './searchConditions.ts';
import { BranchOptions } from './BranchOptions.tsx';
import { EnumOptions } from './EnumOptions.tsx';
import type { SearchOptionsProps } from './SearchOptionsProps.ts';
import { RecordOptions } from './RecordOptions.tsx';

const isEnum = (props: SearchOptionsProps): props is SearchOptionsProps<FieldOfKind<'enum'>> =>
  props.field.kind === 'enum';
const isReference = (
  props: SearchOptionsProps,
): props is SearchOptionsProps<FieldOfKind<'reference'>> => props.field.kind === 'reference';

/** The options of a search row field. */
export default function SearchOptions(props: SearchOptionsProps) {
  if (isEnum(props)) return <EnumOptions {...props} />;
  return isReference(props) ? <ReferenceOptions {...props} /> : null;
}

const ReferenceOptions = (props: SearchOptionsProps<FieldOfKind<'reference'>>) => {
  const target = useDescriptor(props.field.reference);
  return getSearchOperator(props.field) === 'within' && target && isTree(target) ? (
    <BranchOptions {...props} tree={target} />
  ) : (
    <RecordOptions {...props} />
  );
};
