import type { ComponentType } from 'react';

import type { FieldDescriptor, FieldKind, FieldOf } from '../schema/field.ts';
import type { EditProps } from './fieldKit.ts';
import { BooleanEdit } from './kits/BooleanEdit.tsx';
import { ColorEdit } from './kits/ColorEdit.tsx';
import { DateTimeEdit, MomentEdit } from './kits/dateEdits.tsx';
import { EnumEdit, EnumListEdit } from './kits/enumEdits.tsx';
import { FileEdit } from './kits/FileEdit.tsx';
import { GeoPointEdit } from './kits/GeoPointEdit.tsx';
import { listEdit } from './kits/listEdit.tsx';
import { DurationEdit, NumberEdit } from './kits/numberEdits.tsx';
import { objectEdit } from './kits/objectEdit.tsx';
import { oneOfEdit } from './kits/oneOfEdit.tsx';
import { PasswordEdit } from './kits/PasswordEdit.tsx';
import { ReferenceEdit } from './kits/ReferenceEdit.tsx';
import { ReferenceListEdit } from './kits/ReferenceListEdit.tsx';
import { EmailEdit, MultilineEdit, TextEdit, UrlEdit } from './kits/textEdits.tsx';
import { UnknownEdit } from './kits/UnknownEdit.tsx';

/**
 * What edits each kind of field in a form. A kind without a row does not compile.
 * Only forms import it: it brings the form library and the fields of MUI.
 */
const fieldEdits: { readonly [Kind in FieldKind]: ComponentType<EditProps<FieldOf<Kind>>> } = {
  text: TextEdit,
  multiline: MultilineEdit,
  password: PasswordEdit,
  email: EmailEdit,
  url: UrlEdit,
  integer: NumberEdit,
  number: NumberEdit,
  duration: DurationEdit,
  boolean: BooleanEdit,
  date: MomentEdit,
  dateTime: DateTimeEdit,
  time: MomentEdit,
  color: ColorEdit,
  file: FileEdit,
  geoPoint: GeoPointEdit,
  enum: EnumEdit,
  enumList: EnumListEdit,
  reference: ReferenceEdit,
  referenceList: ReferenceListEdit,
  object: objectEdit(editOf),
  list: listEdit(editOf),
  oneOf: oneOfEdit(editOf),
  unknown: UnknownEdit,
};

/** What edits a field. Each row takes the fields of its own kind, which a lookup by a union cannot say. */
function editOf({ kind }: FieldDescriptor) {
  return fieldEdits[kind] as ComponentType<EditProps>;
}

/** A field in a form. */
export const FieldEdit = (props: EditProps) => {
  const Edit = fieldEdits[props.field.kind] as ComponentType<EditProps>;
  return <Edit {...props} />;
};
