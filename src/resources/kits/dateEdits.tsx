import { Suspense } from 'react';

import { knownZone } from '../../domain/zoneLabel.ts';
import type { FieldOf } from '../../schema/field.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { EditorLabel } from './EditorWords.tsx';
import { TwiceShown } from './TwiceShown.tsx';

type Moment = FieldOf<'date' | 'dateTime' | 'time'>;

/** The calendar and its fields are heavier than all other fields together: they come with the first date of a form. */
const MomentField = lazyScreen(() => import('./MomentField.tsx'));

/** A day or a time of day. */
export const MomentEdit = ({ field, name }: EditProps<Moment>) => {
  const editor = useEditor(field, name);
  return (
    <Suspense fallback={<Coming {...{ editor }} />}>
      <MomentField {...{ field, editor }} />
    </Suspense>
  );
};

/** A moment on the clock of the site, whose zone stands beside it. */
export const DateTimeEdit = ({ field, name }: EditProps<Moment>) => {
  const editor = useEditor(field, name);
  const zone = useSiteZone();
  return (
    <div>
      <Suspense fallback={<Coming {...{ editor }} />}>
        <MomentField {...{ field, editor, zone }} beside={knownZone(zone)} />
      </Suspense>
      <TwiceShown value={editor.value} zone={zone} onChange={editor.onChange} />
    </div>
  );
};

/** Keeps the place of a field that is on its way. */
const Coming = ({ editor }: { readonly editor: ReturnType<typeof useEditor> }) => (
  <div aria-hidden="true" aria-busy="true" className="moment-coming">
    <EditorLabel editor={editor} />
  </div>
);
