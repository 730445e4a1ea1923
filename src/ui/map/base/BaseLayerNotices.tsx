import { DomEvent } from 'leaflet';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ActionButton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { BaseLayerProblem } from './baseLayer.ts';

interface BaseLayerNoticesProps {
  readonly problems: readonly BaseLayerProblem[];
  /** Loads the ground again; absent where that cannot help. */
  readonly onRetry: (() => void) | undefined;
}

/** The dismissed problems of this page, as JSON: each is reported once, not on every map. */
const dismissed = new Set<string>();

/** Shows which part of the ground is missing, until it is dismissed. */
export const BaseLayerNotices = ({ problems, onRetry }: BaseLayerNoticesProps) => {
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const [, update] = useReducer((count: number) => count + 1, 0);
  const current = problems.filter(problem => !dismissed.has(JSON.stringify(problem)));
  const isEmpty = current.length === 0;
  useEffect(() => {
    // A click on it is no click on the map.
    if (element.current) DomEvent.disableClickPropagation(element.current);
  }, [isEmpty]);
  const dismiss = () => {
    for (const problem of current) dismissed.add(JSON.stringify(problem));
    update();
  };
  return (
    <div
      ref={element}
      className="map-ground-notice absolute top-8 left-8 z-1000 max-w-[min(420px,calc(100%-64px))] not-empty:rounded-2 not-empty:bg-(--raised) not-empty:py-2 not-empty:pr-4 not-empty:pl-10 not-empty:elevation-2"
      role="status"
    >
      {!isEmpty && (
        <div className="row type-12 gap-8">
          <div className="min-w-0 flex-1">
            {current.map(({ key, args }) => (
              <p key={key}>{translate(key, args)}</p>
            ))}
          </div>
          {onRetry && (
            <ActionButton kind="auxiliary" size="small" onClick={onRetry}>
              {translate('shell.retry')}
            </ActionButton>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={translate('shell.close')}
            onClick={dismiss}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
};
