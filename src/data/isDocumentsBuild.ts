/** A build of documents from elsewhere: they have no city, so that the way in is to their resources. */
export const isDocumentsBuild = import.meta.env.MODE === 'documents';
