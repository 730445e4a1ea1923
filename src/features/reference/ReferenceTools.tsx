import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChoiceField, WordsField } from '../../ui/NarrowingFields.tsx';
import { GROUPS, type Question } from './catalogue.ts';
import { LONGEST } from './useReferenceQuestion.ts';

interface ReferenceToolsProps {
  readonly asked: Question;
  readonly onAsk: (change: Partial<Question>) => void;
}

/** Narrows the reference: by words, to one part of it; and leads from one code back to all of them. */
export const ReferenceTools = ({ asked, onAsk }: ReferenceToolsProps) => {
  const translate = useTranslate();
  return (
    <>
      <WordsField
        className="reference-search"
        value={asked.words}
        hint={translate('reference.search.hint')}
        longest={LONGEST}
        onChange={words => onAsk({ words })}
      />
      <ChoiceField
        className="reference-group"
        label={translate('reference.group')}
        all={translate('reference.group.all')}
        value={asked.group}
        choices={GROUPS.map(group => [group, translate(`reference.group.${group}`)])}
        onChange={group => onAsk({ group })}
      />
      {asked.code !== '' && (
        <ActionButton kind="auxiliary" onClick={() => onAsk({ code: '' })}>
          {translate('reference.everything')}
        </ActionButton>
      )}
    </>
  );
};
