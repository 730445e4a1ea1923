import { operation as setUserDomains } from '../../../generated/users/operations/setUserDomains.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';

const [field] = setUserDomains.body.fields;

/** The domains field of a new user, for the optional second call that assigns them. */
export const domainsField: FieldDescriptor = {
  ...field,
  required: false,
  help: {
    en: 'The user sees these domains and everything below them; without any, the whole city. A system manager always sees the whole city.',
    zh: '该用户可以查看所选的域及其全部下级；不选则可查看全市。系统管理员始终可查看全市。',
  },
};
