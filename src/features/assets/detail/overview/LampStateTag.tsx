import { useTranslate } from 'react-admin';

import { useLampStatuses } from '../../../../data/useLampStatuses.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import type { LampState } from '../../../../domain/getLampState.ts';

/** The state of a lamp, with the configured title and marker colour. @see SHELL-08 */
export const LampStateTag = ({ state }: { readonly state: LampState }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const configuredState = useLampStatuses().get(state);
  return (
    <Tag tone="line">
      {configuredState && (
        <svg className="size-10 flex-none" viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="4.5" fill={configuredState.color} />
        </svg>
      )}
      {configuredState ? text(configuredState.title) : translate(`lamp.state.${state}`)}
    </Tag>
  );
};
