/** Messages of the documents and files of the storage service. */
export const storage = {
  'storage.upload.documents': '上传文档',
  'storage.upload.files': '上传素材',
  'storage.upload.type': '设备类型',
  'storage.upload.close': '关闭',
  'storage.preview.none': '此类文件无法在此显示，请下载后打开。',
  'storage.preview.large': '仅显示前 200,000 个字符。',
};
