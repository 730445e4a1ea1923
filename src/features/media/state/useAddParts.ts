import { useTranslate } from 'react-admin';

import type { PlanType } from '../../../domain/media/planTimes.ts';
import { type AreaLayout, type StageRect } from '../../../domain/media/sceneLayouts.ts';
import { getInstant } from '../../../domain/timeZone.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { getActiveSceneId, useEditor } from './EditorContext.ts';
import { useToday } from './useToday.ts';
import { clampToStage } from '../model/arrangeAreas.ts';
import {
  createItemFields,
  DEFAULT_TEXT_AREA,
  type ItemContext,
  SOURCE_TYPES,
} from '../model/itemDefaults.ts';
import {
  getAncestor,
  getChildNodes,
  getProjectNode,
  type ItemKind,
  type MediaNode,
} from '../model/mediaTree.ts';
import {
  createArea,
  createItem,
  createPartName,
  createPlan,
  createScene,
} from '../model/newParts.ts';

/** A file of the library. */
export type ItemSource = NonNullable<ItemContext['source']>;

export interface AddParts {
  readonly addPlan: (type: PlanType) => void;
  readonly addScene: (layout: AreaLayout) => void;
  /** Returns the id of the area; undefined where there is no scene. */
  readonly addArea: (rect?: StageRect) => string | undefined;
  /** Returns the id of the item; undefined where there is no area for it. */
  readonly addItem: (
    kind: ItemKind,
    source?: ItemSource,
    areaId?: string,
    position?: ItemPosition,
  ) => string | undefined;
}

/** The position of a new item among the others of its area; after the active one, and selected, when absent. */
export interface ItemPosition {
  readonly index: number;
  readonly isSelected: boolean;
}

/** Returns the functions that add parts where the active node is. What they need above them is added too. */
export function useAddParts(): AddParts {
  const editor = useEditor();
  const translate = useTranslate();
  const today = useToday();
  const zone = useSiteZone();
  const getTree = () => editor.get().history.tree;
  const namesOf = (parentId: string) =>
    getChildNodes(getTree(), parentId).flatMap(({ fields }) =>
      'name' in fields ? [fields.name] : [],
    );
  const nameNew = (level: 'plan' | 'scene' | 'area', parentId: string) =>
    createPartName(number => translate(`media.new.${level}`, { number }), namesOf(parentId));
  const areaName = (number: number) => translate('media.new.area', { number });

  const addPlan = (type: PlanType) => {
    const { rootId } = getTree();
    const plan = getAncestor(getTree(), editor.get().activeId, 'plan');
    const branch = createPlan(nameNew('plan', rootId), type, today, editor.createId);
    editor.insert([branch], rootId, plan?.id);
    return branch.id;
  };

  const addScene = (layout: AreaLayout) => {
    const { activeId } = editor.get();
    const [firstPlan] = getTree().nodes[getTree().rootId]?.childIds ?? [];
    const planId =
      getAncestor(getTree(), activeId, 'plan')?.id ?? firstPlan ?? addPlan('playerPlan');
    const stage = getProjectNode(getTree()).fields;
    const name = nameNew('scene', planId);
    const branch = createScene(name, layout, { stage, areaName }, editor.createId);
    editor.insert([branch], planId, getAncestor(getTree(), activeId, 'scene')?.id);
  };

  const addArea = (rect?: StageRect): string | undefined => {
    const sceneId = getActiveSceneId(getTree(), editor.get().activeId);
    if (sceneId === undefined) return undefined;
    const stage = getProjectNode(getTree()).fields;
    const area = clampToStage(rect ?? { x: 0, y: 0, ...DEFAULT_TEXT_AREA }, stage);
    const branch = createArea(nameNew('area', sceneId), area, editor.createId);
    editor.insert([branch], sceneId);
    return branch.id;
  };

  /** Returns the first area of the scene without items. */
  const findEmptyArea = (): string | undefined => {
    const sceneId = getActiveSceneId(getTree(), editor.get().activeId);
    const areas = sceneId === undefined ? [] : getChildNodes(getTree(), sceneId);
    return areas.find(({ childIds }) => childIds.length === 0)?.id;
  };

  const addItem: AddParts['addItem'] = (kind, source, areaId, position) => {
    // A file that is not in the library cannot be played.
    if (SOURCE_TYPES[kind] && !source) return undefined;
    const active: MediaNode | undefined = getTree().nodes[editor.get().activeId];
    const target =
      areaId ??
      getAncestor(getTree(), active?.id ?? '', 'area')?.id ??
      findEmptyArea() ??
      addArea();
    if (target === undefined) return undefined;
    const text = translate(`media.kind.${kind}`);
    const fields = createItemFields(kind, { text, target: getNextYear(today.year, zone), source });
    const after = active?.level === 'item' && active.parentId === target ? active.id : undefined;
    const item = createItem(fields, editor.createId);
    if (position) {
      editor.perform(
        { kind: 'insert', parentId: target, index: position.index, branches: [item] },
        position.isSelected ? { selectIds: [item.id] } : {},
      );
    } else editor.insert([item], target, after);
    return item.id;
  };

  return {
    addPlan: type => void addPlan(type),
    addScene,
    addArea,
    addItem,
  };
}

/** A new timer counts down to the next year of the city. */
const getNextYear = (year: number, zone: string | undefined) =>
  new Date(getInstant(Date.UTC(year + 1, 0, 1), zone)).toISOString();
