import { useTranslate } from 'react-admin';

import { toRoleName, type RoleName } from '../../domain/role.ts';
import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import type { User } from './User.ts';

const tagPropsByRole: Readonly<
  Record<RoleName, { readonly icon: IconName; readonly tone: TagTone }>
> = {
  admin: { icon: 'shield', tone: 'petrol' },
  deviceAdmin: { icon: 'wrench', tone: 'plain' },
  deviceOperator: { icon: 'user', tone: 'plain' },
  guest: { icon: 'eye', tone: 'line' },
  remoteUser: { icon: 'link', tone: 'line' },
};

/** The role of a user as a badge. An unknown role looks like a guest's. */
export const RoleBadge = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const name = toRoleName((record as unknown as User).role?.name);
  const { icon, tone } = tagPropsByRole[name];
  return (
    <Tag icon={icon} tone={tone}>
      {translate(`users.role.${name}`)}
    </Tag>
  );
};
