import type { Row } from '../../platform/Store.ts';
import { md5 } from '../../shared/md5.ts';

export interface NewPackage {
  readonly name: string;
  readonly type: string;
  readonly model: string;
  readonly version?: string;
  readonly file: string;
}

export function createPackageRow({
  bytes,
  now,
  ...rest
}: Required<NewPackage> & {
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}): Row {
  return {
    ...rest,
    size: bytes.length,
    digest: md5(bytes),
    url: `/api/storage/upgrade/${rest.id}/content`,
    createTime: new Date(now).toISOString(),
  };
}
