import { Suspense } from 'react';

import type { FieldDescriptor, FieldKind, FieldOf } from '../schema/field.ts';
import { unreadableValue } from '../schema/readableValue.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import type { Owner, Showing } from './fieldKit.ts';
import { BooleanShow } from './kits/BooleanShow.tsx';
import { ColorShow } from './kits/ColorShow.tsx';
import { DateTimeShow, MomentShow } from './kits/dateShows.tsx';
import { EnumListShow, EnumShow } from './kits/enumShows.tsx';
import { FileShow } from './kits/FileShow.tsx';
import { GeoPointShow } from './kits/GeoPointShow.tsx';
import { listShow } from './kits/listShow.tsx';
import { DurationShow, NumberShow } from './kits/numberShows.tsx';
import { objectShow } from './kits/objectShow.tsx';
import { oneOfShow } from './kits/oneOfShow.tsx';
import { ReferenceListShow } from './kits/ReferenceListShow.tsx';
import { ReferenceShow } from './kits/ReferenceShow.tsx';
import { EmailShow, PasswordShow, TextShow, UrlShow } from './kits/textShows.tsx';
import { UnknownShow } from './kits/UnknownShow.tsx';
import { UnreadableValue } from './kits/UnreadableValue.tsx';

/**
 * How each kind of field is shown. A kind without a row does not compile.
 * Lists need this half alone; what edits a field is fetched with the forms, see `fieldEdits.tsx`.
 */
const fieldShows: { readonly [Kind in FieldKind]: Showing<FieldOf<Kind>> } = {
  text: { Show: TextShow },
  multiline: { Show: TextShow },
  password: { Show: PasswordShow },
  email: { Show: EmailShow },
  url: { Show: UrlShow },
  integer: { Show: NumberShow, align: 'right' },
  number: { Show: NumberShow, align: 'right' },
  duration: { Show: DurationShow, align: 'right' },
  boolean: { Show: BooleanShow },
  date: { Show: MomentShow },
  dateTime: { Show: DateTimeShow },
  time: { Show: MomentShow },
  color: { Show: ColorShow },
  file: { Show: FileShow },
  geoPoint: { Show: GeoPointShow },
  enum: { Show: EnumShow },
  enumList: { Show: EnumListShow },
  reference: { Show: ReferenceShow },
  referenceList: { Show: ReferenceListShow },
  object: { Show: objectShow(showingOf) },
  list: { Show: listShow(showingOf) },
  oneOf: { Show: oneOfShow(showingOf) },
  unknown: { Show: UnknownShow },
};

/** The words of operations come when a list shows some. */
const OperationText = lazyScreen(() => import('./operationText/OperationText.tsx'));

const operationShowing: Showing = {
  Show: props => (
    <Suspense fallback={<span className="name-coming" />}>
      <OperationText {...props} />
    </Suspense>
  ),
};

/** How a field is shown. Each row takes the fields of its own kind, which a lookup by a union cannot say. */
export function showingOf({ kind, names }: FieldDescriptor): Showing {
  return names === undefined ? (fieldShows[kind] as Showing) : operationShowing;
}

/** The value of a field, read from what owns it. */
export const FieldShow = ({ field, owner }: { field: FieldDescriptor; owner: Owner }) => {
  const unreadable = unreadableValue(field, owner);
  if (unreadable !== undefined) return <UnreadableValue value={unreadable} />;
  const { Show } = showingOf(field);
  return <Show field={field} value={owner[field.source]} owner={owner} />;
};
