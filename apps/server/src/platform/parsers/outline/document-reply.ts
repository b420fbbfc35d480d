import type { ParserOutput } from '../serve-operations.ts'
import type { ParserResult } from '../run-parser.ts'
import type { ImportedDocument, ImportedImage } from './imported-document.ts'

/** How a document leaves its parser process: image bytes are sent separately, as parts. */
export interface DocumentReply extends Omit<ImportedDocument, 'images'> {
  images: Omit<ImportedImage, 'bytes'>[]
}

export function packDocument({ images, ...read }: ImportedDocument): ParserOutput<DocumentReply> {
  return {
    value: { ...read, images: images.map(({ bytes: _, ...image }) => image) },
    parts: images.map(({ bytes }) => bytes),
  }
}

export function unpackDocument({ value, parts }: ParserResult<DocumentReply>): ImportedDocument {
  const images = value.images.map((image, at) => ({
    ...image,
    bytes: parts[at] ?? new Uint8Array(),
  }))
  return { ...value, language: value.language, images }
}
