import type { ReactNode } from 'react';

import type { DisplayState } from '../../schema/displayState.ts';
import { criticalShape, GlyphFrame, cutOut } from './CriticalGlyph.tsx';

export type EquipmentState = 'normal' | 'fault' | 'offline' | 'unknown';
export type AlarmSeverity = 'critical' | 'major' | 'minor' | 'info';
export type GlyphName = DisplayState;

const checkedDisc = (
  <>
    <circle cx="8" cy="8" r="6.5" fill="currentColor" />
    {cutOut('M5.1 8.3l2.1 2.1 3.8-4.3', 1.7)}
  </>
);

/** The shape shows the state; colour repeats it. Solid means act, outlined means look. */
const shapes: Readonly<Record<GlyphName, ReactNode>> = {
  normal: checkedDisc,
  success: checkedDisc,
  fault: (
    <>
      <path
        fill="currentColor"
        d="M8 .6a1.4 1.4 0 0 1 1 .4l6 6a1.4 1.4 0 0 1 0 2l-6 6a1.4 1.4 0 0 1-2 0l-6-6a1.4 1.4 0 0 1 0-2l6-6a1.4 1.4 0 0 1 1-.4z"
      />
      {cutOut('M8 4.8v3.8M8 11.1v.01')}
    </>
  ),
  offline: (
    <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
      <circle cx="8" cy="8" r="5.7" />
      <path d="M4.2 11.8l7.6-7.6" />
    </g>
  ),
  unknown: (
    <g fill="none" stroke="currentColor">
      <rect x="2" y="2" width="12" height="12" rx="3" strokeWidth="1.6" strokeDasharray="2.6 1.7" />
      <path
        d="M6.3 6.5a1.75 1.75 0 1 1 2.5 1.6c-.5.25-.8.6-.8 1.2"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="8" cy="11.3" r=".95" fill="currentColor" stroke="none" />
    </g>
  ),
  critical: criticalShape,
  major: (
    <>
      <path
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
        d="M8 2.2l6.4 11.4H1.6z"
      />
      {cutOut('M8 6.4v3.2M8 11.7v.01', 1.7)}
    </>
  ),
  minor: (
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      <path strokeLinejoin="round" d="M8 2.3l6.2 11.1H1.8z" />
      <path strokeLinecap="round" d="M8 6.6v3M8 11.4v.01" />
    </g>
  ),
  info: (
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      <circle cx="8" cy="8" r="6" />
      <path strokeWidth="1.7" strokeLinecap="round" d="M8 7.4v3.6M8 4.9v.01" />
    </g>
  ),
  pending: (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="8" cy="8" r="5.9" strokeWidth="1.6" strokeDasharray="1.2 2.5" />
      <path d="M8 4.8V8l2 1.3" strokeWidth="1.5" />
    </g>
  ),
};

export interface StateGlyphProps {
  readonly state: GlyphName;
  readonly size?: number;
}

/** The shape of a state or severity, in its colour. The adjacent label has the same meaning. */
export const StateGlyph = ({ state, size = 14 }: StateGlyphProps) => (
  <GlyphFrame state={state} size={size}>
    {shapes[state]}
  </GlyphFrame>
);

export const isGlyphName = (name: string): name is GlyphName => Object.hasOwn(shapes, name);
