/** Messages of the documents and files of the storage service. */
export const storage = {
  'storage.upload.documents': 'Upload documents',
  'storage.upload.files': 'Upload files',
  'storage.upload.type': 'Device type',
  'storage.upload.close': 'Close',
  'storage.preview.none': 'This kind of file is not shown here. Download it to open it.',
  'storage.preview.large': 'Only the first 200,000 characters are shown.',
};
