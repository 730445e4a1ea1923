import type { Page } from '@playwright/test';

/** A page that receives alerts. */
export interface AlertPage {
  readonly page: Page;
  readonly countAlerts: () => Promise<number>;
}
