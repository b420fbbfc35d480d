export { storeImportedDocuments, type ImportedDocument } from './store-imported-documents.ts'
