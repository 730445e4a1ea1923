import { useEffect, useRef, useState } from 'react';

import { CRITICAL_LEVEL } from '../../../domain/severityByLevel.ts';
import type { CentreAlert } from './CentreAlert.ts';
import { useAlertText } from './useAlertText.ts';

/** Alerts that follow within this time, in milliseconds, are announced together. */
const INTERVAL_MS = 5000;

/**
 * Returns the text for screen readers, and a function that announces the critical ones among new alerts, each once.
 */
export function useCriticalAnnouncement() {
  const { getAnnouncement } = useAlertText();
  const [announcement, setAnnouncement] = useState({ text: '', number: 0 });
  const pending = useRef<CentreAlert[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flush = () => {
    timer.current = undefined;
    if (pending.current.length === 0) return;
    const text = getAnnouncement(pending.current);
    pending.current = [];
    setAnnouncement(({ number }) => ({ text, number: number + 1 }));
    timer.current = setTimeout(flush, INTERVAL_MS);
  };
  const announce = (added: readonly CentreAlert[]) => {
    for (const alert of added) if (alert.level === CRITICAL_LEVEL) pending.current.push(alert);
    if (timer.current === undefined) flush();
  };
  return { announcement, announce };
}
