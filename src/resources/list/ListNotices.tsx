import { useState } from 'react';
import { type RaRecord, useGetManyAggregate, useListContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ListAnswerMeta } from '../../data/ConsoleDataProvider.ts';
import type { FieldOf } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { written } from '../represent.ts';
import { useText } from '../useText.ts';
import { type Asked, isEither, type Question } from './asked.ts';
import { readNotice } from './notice.ts';
import { useLeftOutWords } from './useLeftOutWords.ts';

interface ListNoticesProps {
  readonly descriptor: ResourceDescriptor;
  readonly asked: readonly Question[];
}

/** What a person should know of the question: what was left out of it, and what it asks for that is gone. */
export const ListNotices = ({ descriptor, asked }: ListNoticesProps) => (
  <>
    <LeftOutNotice descriptor={descriptor} />
    <UnreadableRowsNotice />
    <IncompleteNotice />
    {conditionsIn(asked).map(({ field, operator, value }) =>
      asksForRecords(field) && ['eq', 'inq'].includes(operator) ? (
        <GoneNotice
          key={`${field.source} ${String(value)}`}
          field={field}
          ids={Array.isArray(value) ? value.map(written) : [written(value)]}
        />
      ) : null,
    )}
  </>
);

type Pointing = FieldOf<'reference' | 'referenceList'>;

const asksForRecords = (field: Asked['field']): field is Pointing =>
  field.kind === 'reference' || field.kind === 'referenceList';

const conditionsIn = (questions: readonly Question[]): readonly Asked[] =>
  questions.flatMap(each => (isEither(each) ? each.either.flatMap(conditionsIn) : [each]));

/** It travels with the place in the history, so that whoever comes back reads it again, and is gone with the next question. */
const LeftOutNotice = ({ descriptor }: Pick<ListNoticesProps, 'descriptor'>) => {
  const location = useLocation();
  const navigate = useNavigate();
  const words = useLeftOutWords(descriptor);
  const notice = readNotice(location.state);
  if (notice.leftOut.length === 0) return null;
  const dismiss = () => void navigate({ search: location.search }, { replace: true, state: null });
  return <NoticeLine onDismiss={dismiss}>{words(notice)}</NoticeLine>;
};

/** Rows of the response that are no records: the page shows fewer rows than the platform counts. */
const UnreadableRowsNotice = () => {
  const translate = useTranslate();
  const { meta } = useListContext() as { readonly meta?: ListAnswerMeta };
  const [dismissed, setDismissed] = useState<ListAnswerMeta>();
  const count = meta?.unreadableRows ?? 0;
  if (count === 0 || dismissed === meta) return null;
  return (
    <NoticeLine onDismiss={() => setDismissed(meta)}>
      {translate('list.unreadableRows', { smart_count: count })}
    </NoticeLine>
  );
};

/** Rows that the platform has and does not send: they are on no page, and no filter finds them. */
const IncompleteNotice = () => {
  const translate = useTranslate();
  const { meta } = useListContext() as { readonly meta?: ListAnswerMeta };
  const figure = useFigures();
  const [isDismissed, setDismissed] = useState(false);
  if (!meta?.incomplete || isDismissed) return null;
  const { received, total } = meta.incomplete;
  return (
    <NoticeLine onDismiss={() => setDismissed(true)}>
      {translate(total === undefined ? 'list.incomplete' : 'list.incomplete.of', {
        received: figure(received),
        total: figure(total ?? received),
      })}
    </NoticeLine>
  );
};

/** Records that are asked for and that the platform does not have. Their chips ask for their names, in the same call. */
const GoneNotice = ({ field, ids }: { field: Pointing; ids: readonly string[] }) => {
  const text = useText();
  const translate = useTranslate();
  const [isDismissed, setDismissed] = useState(false);
  const { data, isSuccess, isPlaceholderData } = useGetManyAggregate<RaRecord>(field.reference, {
    ids: [...ids],
  });
  const found = new Set((data ?? []).map(({ id }) => String(id)));
  const gone = ids.filter(id => !found.has(id));
  if (!isSuccess || isPlaceholderData || gone.length === 0 || isDismissed) return null;
  return (
    <NoticeLine onDismiss={() => setDismissed(true)}>
      {translate('filter.gone', {
        smart_count: gone.length,
        field: text(field.label),
        given: gone.join(translate('form.comma')),
      })}
    </NoticeLine>
  );
};

const NoticeLine = ({ children, onDismiss }: { children: string; onDismiss: () => void }) => {
  const translate = useTranslate();
  return (
    <div className="list-notice" role="status">
      <StateGlyph state="minor" size={16} />
      <span className="list-notice-words">{children}</span>
      <button type="button" aria-label={translate('filter.left.dismiss')} onClick={onDismiss}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
};
