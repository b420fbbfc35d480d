import { serveOperations } from './serve-operations.ts'

/** Larger than the limit of any operation; each caller has its own. */
const MAX_REQUEST_BYTES = 300 * 1024 * 1024

/** The operations of the product's parser process. */
serveOperations(
  {
    word: async () => (await import('./word/word-operation.ts')).parseWord,
    letterhead: async () => (await import('./letterhead/letterhead-operation.ts')).parseLetterhead,
    'pdf-text': async () => (await import('./pdf/pdf-operations.ts')).parsePdfText,
    'pdf-summary': async () => (await import('./pdf/pdf-operations.ts')).summarizePdf,
    'pdf-document': async () => (await import('./pdf/pdf-operations.ts')).parsePdfDocument,
    'pdf-words': async () => (await import('./pdf/pdf-operations.ts')).locatePdfWords,
    'pdf-place-words': async () => (await import('./pdf/pdf-operations.ts')).placePdfWords,
    'pdf-pages-to-append': async () => (await import('./pdf/pages-to-append.ts')).pagesToAppend,
    'pdf-page': async () => (await import('./pdf/pdf-operations.ts')).renderPdfPage,
    'grey-page': async () => (await import('./recognition/recognition-operations.ts')).greyPdfPage,
    'recognise-page': async () =>
      (await import('./recognition/recognition-operations.ts')).recognisePdfPage,
    workbook: async () => (await import('./workbook/workbook-operation.ts')).parseWorkbook,
    'package-kind': async () => (await import('./package-kind.ts')).packageKind,
    'active-content': async () =>
      (await import('./active/active-operation.ts')).inspectActiveContent,
    'read-incoming': async () => (await import('./incoming/incoming-operation.ts')).readIncoming,
    'read-terms': async () => (await import('./terms/terms-operation.ts')).readTermsOfText,
    seal: async () => (await import('../sealing/verify-operation.ts')).verifySeal,
  },
  MAX_REQUEST_BYTES,
)
