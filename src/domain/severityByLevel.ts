/** The severity of an alarm by its level on the platform, the worst first. */
export const severityByLevel = { 1: 'critical', 2: 'major', 3: 'minor', 4: 'info' } as const;

export const CRITICAL_LEVEL = 1 satisfies keyof typeof severityByLevel;
