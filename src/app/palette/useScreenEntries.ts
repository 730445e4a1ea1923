import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { Caption, Node, Section } from '../sections/Section.ts';
import { useCaption } from '../sections/useCaption.ts';
import { useSections } from '../sections/useSections.ts';
import type { Entry } from './Entry.ts';
import { useOtherWords } from './useOtherWords.ts';

interface Place {
  readonly path: string;
  readonly icon: IconName;
  readonly caption: Caption;
  /** What stands above it: its section, its group. */
  readonly above: readonly Caption[];
}

const HOME: Place = { path: paths.home, icon: 'home', caption: 'shell.home', above: [] };

/** Every screen that this person may enter, in the order of the menus. */
export function useScreenEntries(): readonly Entry[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const say = useCaption();
  const otherWords = useOtherWords();
  const namesOf = (caption: Caption) =>
    typeof caption === 'string'
      ? [translate(caption), ...otherWords(caption)]
      : [caption.en, caption.zh];
  return [HOME, ...useSections().flatMap(placesOf)].map(({ path, icon, caption, above }) => ({
    id: `screen-${path}`,
    label: say(caption),
    names: [...new Set([...namesOf(caption), ...above.flatMap(namesOf).map(under(say(caption)))])],
    icon,
    hint: above.map(say).join(' › '),
    run: () => void navigate(path),
  }));
}

/** "Maintenance Groups" is found too. */
const under = (label: string) => (above: string) => `${above} ${label}`;

const placesOf = ({ nodes, caption, icon }: Section): readonly Place[] =>
  nodes.flatMap(node => placesIn(node, node.icon ?? icon, [caption]));

const placesIn = (node: Node, icon: IconName, above: readonly Caption[]): readonly Place[] => [
  ...(node.screen ? [{ path: node.path, icon, caption: node.caption, above }] : []),
  ...(node.children ?? []).flatMap(child =>
    placesIn(child, child.icon ?? icon, [...above, node.caption]),
  ),
];
