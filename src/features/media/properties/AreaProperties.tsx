import type { NodeOf } from '../model/mediaTree.ts';
import { ArrangeSection } from './ArrangeSection.tsx';
import { SeveralNote } from './fields.tsx';
import { NameSection } from './NameSection.tsx';
import { RectSection } from './RectSection.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

export const AreaProperties = ({ node }: { readonly node: NodeOf<'area'> }) => {
  const { nodes } = useSelectedNodes(node);
  return (
    <>
      <SeveralNote count={nodes.length} />
      {nodes.length === 1 && <NameSection node={node} />}
      <RectSection area={node} />
      <ArrangeSection area={node} />
    </>
  );
};
