import type { Maybe } from '../../domain/modules.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { Caption, Rule, Screen, Unlisted, Where } from './Section.ts';

/** One line of the table of sections: where it is and what is there. What is not said is open to whoever has the section. */
export interface Line {
  /** The last part of its address. */
  readonly name: string;
  /** Absent, the message of its id. */
  readonly caption?: Caption;
  readonly icon?: IconName;
  readonly screen?: Screen;
  readonly children?: readonly Line[];
  readonly may?: Maybe;
  readonly exists?: Maybe;
  readonly isListed?: boolean;
  readonly start?: string;
  readonly isComing?: boolean;
  readonly other?: (name: string) => Unlisted | undefined;
}

/** Makes the rule of a line: its address, its id and its caption. */
export function ruleAt(base: string, { name, children, ...line }: Line, may: Maybe): Rule {
  const path = name ? `${base}/${name}` : base;
  const id = path.slice(1);
  // A line may say that it is not known yet whether one may.
  const own = 'may' in line ? line.may : may;
  return {
    id,
    path,
    caption: captionOf(id),
    exists: true,
    isListed: true,
    ...line,
    may: own,
    ...(children && { children: children.map(child => ruleAt(path, child, own)) }),
  };
}

/** The message of an id: `systemOperation/log` is `section.systemOperation.log`. */
export const captionOf = (id: string): string => `section.${id.replaceAll('/', '.')}`;

export const listOf = (resource: string, where?: Where): Screen => ({
  kind: 'resource',
  resource,
  ...(where && { where }),
});

/** The devices of one model. */
export const devicesOf = (model: string): Screen => listOf('assets', { model });
