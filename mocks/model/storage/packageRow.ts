import type { Row } from '../../platform/Store.ts';

export interface NewPackage {
  readonly name: string;
  readonly type: string;
  readonly model: string;
  readonly version?: string;
  readonly file: string;
}

export function createPackageRow({
  bytes,
  digest,
  now,
  ...rest
}: Required<NewPackage> & {
  readonly id: string;
  readonly bytes: Uint8Array;
  /** The MD5 of the bytes. */
  readonly digest: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}): Row {
  return {
    ...rest,
    size: bytes.length,
    digest,
    url: `/api/storage/upgrade/${rest.id}/content`,
    createTime: new Date(now).toISOString(),
  };
}
