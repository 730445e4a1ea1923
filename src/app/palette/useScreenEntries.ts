import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { Caption, NavNode, NavSection } from '../sections/NavSection.ts';
import { useTranslateCaption } from '../sections/useTranslateCaption.ts';
import { useSections } from '../sections/useSections.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { useOtherLanguageLabels } from './useOtherLanguageLabels.ts';

interface ScreenEntrySource {
  readonly path: string;
  readonly icon: IconName;
  readonly caption: Caption;
  /** Its section and its group. */
  readonly ancestors: readonly Caption[];
}

const HOME_SOURCE: ScreenEntrySource = {
  path: paths.home,
  icon: 'home',
  caption: 'shell.home',
  ancestors: [],
};

/** Returns every screen that the user can access, in menu order. */
export function useScreenEntries(): readonly PaletteEntry[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const getCaption = useTranslateCaption();
  const getOtherLanguageLabels = useOtherLanguageLabels();
  const getNames = (caption: Caption) =>
    typeof caption === 'string'
      ? [translate(caption), ...getOtherLanguageLabels(caption)]
      : [caption.en, caption.zh];
  return [HOME_SOURCE, ...useSections().flatMap(listSectionScreens)].map(
    ({ path, icon, caption, ancestors }) => ({
      id: `screen-${path}`,
      label: getCaption(caption),
      names: [
        ...new Set([
          ...getNames(caption),
          ...ancestors.flatMap(getNames).map(prefixLabel(getCaption(caption))),
        ]),
      ],
      icon,
      hint: ancestors.map(getCaption).join(' › '),
      run: () => void navigate(path),
    }),
  );
}

/** Makes "Maintenance Groups" searchable too. */
const prefixLabel = (label: string) => (ancestor: string) => `${ancestor} ${label}`;

const listSectionScreens = ({ nodes, caption, icon }: NavSection): readonly ScreenEntrySource[] =>
  nodes.flatMap(node => listScreens(node, node.icon ?? icon, [caption]));

const listScreens = (
  node: NavNode,
  icon: IconName,
  ancestors: readonly Caption[],
): readonly ScreenEntrySource[] => [
  ...(node.screen ? [{ path: node.path, icon, caption: node.caption, ancestors }] : []),
  ...(node.children ?? []).flatMap(child =>
    listScreens(child, child.icon ?? icon, [...ancestors, node.caption]),
  ),
];
