import './components.css';

import type { ReactNode } from 'react';

/** Why a screen is empty: no data yet, no match, no permission, failed, offline. */
export type EmptyStateKind = 'nothing' | 'noMatch' | 'denied' | 'failed' | 'offline';

const BASELINE = <path d="M8 52h56" stroke="var(--text-3)" />;

const illustrations: Readonly<Record<EmptyStateKind, ReactNode>> = {
  nothing: (
    <>
      <path d="M20 52V16a8 8 0 0 1 8-8h6" />
      <path d="M32 5h12a5 5 0 0 1 5 5v2H32z" fill="currentColor" stroke="none" />
      <path d="M38 18l-3 6M44 18v6M50 18l3 6" opacity=".35" />
    </>
  ),
  noMatch: (
    <>
      <circle cx="34" cy="26" r="14" />
      <path d="M44 37l10 10M29 26h10" />
    </>
  ),
  denied: (
    <>
      <rect x="22" y="24" width="28" height="22" rx="4" />
      <path d="M28 24v-6a8 8 0 0 1 16 0v6" />
      <circle cx="36" cy="35" r="2.5" fill="currentColor" stroke="none" />
    </>
  ),
  failed: (
    <>
      <path d="M36 10l18 18-18 18-18-18z" />
      <path d="M36 20v10M36 36v.1" strokeWidth="2.6" />
    </>
  ),
  offline: (
    <>
      <path d="M14 26a32 32 0 0 1 44 0M22 34a20 20 0 0 1 28 0M30 42a9 9 0 0 1 12 0" />
      <path d="M14 12l44 38" stroke="var(--surface)" strokeWidth="6" />
      <path d="M14 12l44 38" />
    </>
  ),
};

export interface EmptyStateProps {
  readonly kind: EmptyStateKind;
  readonly title: string;
  /** One sentence. */
  readonly hint?: ReactNode;
  /** One action: a button or a link. */
  readonly action?: ReactNode;
}

/** An empty state with its reason and one action. */
export const EmptyState = ({ kind, title, hint, action }: EmptyStateProps) => (
  <div className={`empty empty-${kind}`} role={kind === 'failed' ? 'alert' : 'status'}>
    <svg
      className="empty-drawing"
      width="72"
      height="56"
      viewBox="0 0 72 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {BASELINE}
      {illustrations[kind]}
    </svg>
    <div className="empty-title">{title}</div>
    {hint && <div className="empty-hint">{hint}</div>}
    {action && <div className="empty-actions">{action}</div>}
  </div>
);
