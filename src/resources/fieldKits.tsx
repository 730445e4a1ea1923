import type { FieldDescriptor, FieldKind, FieldOf } from '../schema/field.ts';
import type { EditProps, FieldKit, Owner } from './fieldKit.ts';
import { booleanKit } from './kits/booleanKit.tsx';
import { colorKit } from './kits/colorKit.tsx';
import { dateKit, dateTimeKit, timeKit } from './kits/dateKits.tsx';
import { enumKit, enumListKit } from './kits/enumKits.tsx';
import { fileKit } from './kits/fileKit.tsx';
import { geoPointKit } from './kits/geoPointKit.tsx';
import { listKit } from './kits/listKit.tsx';
import { durationKit, integerKit, numberKit } from './kits/numberKits.tsx';
import { objectKit } from './kits/objectKit.tsx';
import { oneOfKit } from './kits/oneOfKit.tsx';
import { referenceKit } from './kits/referenceKit.tsx';
import { referenceListKit } from './kits/referenceListKit.tsx';
import { emailKit, multilineKit, passwordKit, textKit, urlKit } from './kits/textKits.tsx';
import { unknownKit } from './kits/unknownKit.tsx';

/** How each kind of field is shown and edited. A kind without a row does not compile. */
export const fieldKits: { readonly [Kind in FieldKind]: FieldKit<FieldOf<Kind>> } = {
  text: textKit,
  multiline: multilineKit,
  password: passwordKit,
  email: emailKit,
  url: urlKit,
  integer: integerKit,
  number: numberKit,
  duration: durationKit,
  boolean: booleanKit,
  date: dateKit,
  dateTime: dateTimeKit,
  time: timeKit,
  color: colorKit,
  file: fileKit,
  geoPoint: geoPointKit,
  enum: enumKit,
  enumList: enumListKit,
  reference: referenceKit,
  referenceList: referenceListKit,
  object: objectKit(kitOf),
  list: listKit(kitOf),
  oneOf: oneOfKit(kitOf),
  unknown: unknownKit,
};

/** The kit of a field. Each row takes the fields of its own kind, which a lookup by a union cannot say. */
export function kitOf({ kind }: FieldDescriptor): FieldKit {
  return fieldKits[kind] as FieldKit;
}

export const FieldShow = ({ field, owner }: { field: FieldDescriptor; owner: Owner }) => {
  const { Show } = kitOf(field);
  return <Show field={field} value={owner[field.source]} owner={owner} />;
};

export const FieldEdit = (props: EditProps) => {
  const { Edit } = kitOf(props.field);
  return <Edit {...props} />;
};
