import type { ServiceModel } from '../model.ts';
import { findWebhooks } from '../read/operation/webhook.ts';
import { affectedPart, type DocumentChange } from './DocumentChange.ts';

/** Finds the webhooks that the platform no longer sends, and the new ones. */
export function compareWebhooks(
  before: ServiceModel,
  after: ServiceModel,
): readonly DocumentChange[] {
  const [old, now] = [before, after].map(({ document }) =>
    findWebhooks(document).map(({ name }) => name),
  ) as [string[], string[]];
  const createChange = (name: string, severity: DocumentChange['severity']): DocumentChange => ({
    severity,
    service: before.name,
    subject: `webhook ${name}`,
    description: severity === 'breaking' ? 'is removed' : 'is new',
    affectedParts: severity === 'breaking' ? [affectedPart('mocks')] : [],
  });
  return [
    ...old.filter(name => !now.includes(name)).map(name => createChange(name, 'breaking')),
    ...now.filter(name => !old.includes(name)).map(name => createChange(name, 'safe')),
  ];
}
