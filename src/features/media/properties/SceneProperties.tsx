import { useTranslate } from 'react-admin';

import { useMediaTree } from '../state/EditorContext.ts';
import { useFormatLength } from '../labels/useFormatLength.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { getSceneLength } from '../model/playLength.ts';
import { PropertySection } from './fields.tsx';
import { NameSection } from './NameSection.tsx';

export const SceneProperties = ({ node }: { readonly node: NodeOf<'scene'> }) => {
  const translate = useTranslate();
  const tree = useMediaTree();
  const formatLength = useFormatLength();
  const { id, childIds } = node;
  return (
    <>
      <NameSection node={node} />
      <PropertySection title={translate('media.contents')}>
        <p className="text-2">{translate('media.scene.areas', { smart_count: childIds.length })}</p>
        <p className="text-2">
          {translate('media.scene.length', { length: formatLength(getSceneLength(tree, id)) })}
        </p>
      </PropertySection>
    </>
  );
};
