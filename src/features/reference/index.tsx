import './reference.css';

import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { countOf, find } from './catalogue.ts';
import { CodeTable } from './CodeTable.tsx';
import { DefinitionTable } from './DefinitionTable.tsx';
import { ReferenceTools } from './ReferenceTools.tsx';
import { UnknownCode } from './UnknownCode.tsx';
import { useReferenceQuestion } from './useReferenceQuestion.ts';

/** Every error that the platform has a number or a key for, in both languages. */
export default function ReferencePage() {
  const translate = useTranslate();
  const { asked, ask } = useReferenceQuestion();
  const question = useDeferredValue(asked);
  const found = useMemo(() => find(question), [question]);
  const { codes, definitions, unknown } = found;
  const count = countOf(found);
  const everything = (
    <ActionButton onClick={() => ask({ words: '', group: '' })}>
      {translate('reference.everything')}
    </ActionButton>
  );
  return (
    <Page
      title={translate('reference.title')}
      count={count}
      toolbar={<ReferenceTools asked={asked} onAsk={ask} />}
      lined
    >
      <div className="reference">
        {unknown !== undefined && <UnknownCode code={unknown} wayOut={everything} />}
        <CodeTable group="basic" codes={codes.basic} />
        <CodeTable group="execution" codes={codes.execution} />
        <CodeTable group="modules" codes={codes.modules} />
        <DefinitionTable definitions={definitions} />
        {count === 0 && unknown === undefined && (
          <EmptyState kind="noMatch" title={translate('list.noMatch')} action={everything} />
        )}
      </div>
    </Page>
  );
}
