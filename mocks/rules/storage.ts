import type { ServiceRules } from '../platform/rule.ts';
import { serve } from './storage/blobs.ts';
import { deleteDocument, uploadDocument } from './storage/documents.ts';
import { createFile, deleteFile, uploadFile } from './storage/files.ts';
import { createPackage, deletePackage, packageBlob, uploadPackage } from './storage/packages.ts';

/** The rules of `openapi/storage.yaml`. @see spec B3, B7 */
export const storageRules: ServiceRules = {
  operations: {
    uploadDocument,
    deleteDocument,
    downloadDocument: serve('documents', 'document'),

    uploadFile,
    createFile,
    deleteFile,
    getFileContent: serve('files', 'file'),

    uploadPackage,
    createPackage,
    deletePackage,
    getPackageContent: serve('packages', 'package', packageBlob),
  },
};
