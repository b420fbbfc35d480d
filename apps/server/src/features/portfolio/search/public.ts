export { storeImportedDocuments } from './store-imported-documents.ts'
export { languageOfText } from './language-of-text.ts'
export { pageText } from './page-text.ts'
