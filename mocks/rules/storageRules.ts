import type { ServiceRules } from '../platform/operationRule.ts';
import { createDownloadRule, getFileStill } from './storage/blobs.ts';
import { deleteDocument, uploadDocument } from './storage/documentRules.ts';
import { createFile, deleteFile, uploadFile } from './storage/fileRules.ts';
import {
  createPackage,
  deletePackage,
  getPackageBlobId,
  uploadPackage,
} from './storage/packageRules.ts';

/** The rules of `openapi/storage.yaml`. @see STORE-01, STORE-02, STORE-03, STORE-04 */
export const storageRules: ServiceRules = {
  operations: {
    uploadDocument,
    deleteDocument,
    downloadDocument: createDownloadRule('documents', 'document'),

    uploadFile,
    createFile,
    deleteFile,
    getFileContent: createDownloadRule('files', 'file'),
    getFileStill,

    uploadPackage,
    createPackage,
    deletePackage,
    getPackageContent: createDownloadRule('packages', 'package', getPackageBlobId),
  },
};
