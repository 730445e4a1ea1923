import { type ComponentType, memo } from 'react';
import { useTranslate } from 'react-admin';

import { useEditor, useEditorState, useProblems, useMediaTree } from '../state/EditorContext.ts';
import { useTypeLabels } from '../labels/nodeLabels.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { getNodePath, type Level, type MediaNode, type NodeOf } from '../model/mediaTree.ts';
import { AreaProperties } from './AreaProperties.tsx';
import { ItemProperties } from './ItemProperties.tsx';
import { PlanProperties } from './PlanProperties.tsx';
import { ProjectProperties } from './ProjectProperties.tsx';
import { SceneProperties } from './SceneProperties.tsx';

const panels: { readonly [L in Level]: ComponentType<{ readonly node: NodeOf<L> }> } = {
  project: ProjectProperties,
  plan: PlanProperties,
  scene: SceneProperties,
  area: AreaProperties,
  item: ItemProperties,
};

/** The right column: the properties of the active node, and a tab for the one above it. */
export const PropertiesPanel = memo(() => {
  const translate = useTranslate();
  const { getKindLabel } = useTypeLabels();
  const editor = useEditor();
  const tree = useMediaTree();
  const activeId = useEditorState(state => state.activeId);
  const problem = useProblems().get(activeId);
  const node = tree.nodes[activeId];
  if (!node) return null;
  const tabs = getNodePath(tree, activeId).slice(-2);
  const labelOf = (each: MediaNode) =>
    each.level === 'item' ? getKindLabel(each.fields.kind) : translate(`media.level.${each.level}`);
  const Panel = panels[node.level] as ComponentType<{ readonly node: MediaNode }>;
  return (
    <section
      className="media-properties stack min-h-0 min-w-0 [border-inline-start:1px_solid_var(--line)]"
      aria-label={translate('media.properties')}
    >
      <div
        className="media-property-tabs row gap-16 border-b border-b-(--line) px-16 py-0"
        role="group"
        aria-label={translate('media.properties.of')}
      >
        {tabs.map(id => {
          const each = tree.nodes[id];
          return (
            each && (
              <button
                key={id}
                type="button"
                aria-pressed={id === activeId}
                onClick={() => editor.reveal(id)}
              >
                {labelOf(each)}
              </button>
            )
          );
        })}
      </div>
      <div
        className="divided min-h-0 overflow-auto"
        // A press is a step of its own, and so are the letters of a field that is left.
        onClickCapture={editor.endGroup}
        onBlur={editor.endGroup}
      >
        {problem && (
          <p className="media-section row type-12 gap-6" role="status">
            <StateGlyph state="minor" size={14} />
            {translate(`media.problem.${problem}`)}
          </p>
        )}
        <ErrorBoundary key={activeId} name="part" variant="line">
          <Panel node={node} />
        </ErrorBoundary>
      </div>
    </section>
  );
});
PropertiesPanel.displayName = 'PropertiesPanel';
