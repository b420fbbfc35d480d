import type { ParserOutput } from '../serve-operations.ts'
import type { ImportedDocument, ImportedImage } from '../outline/imported-document.ts'
import { readWord } from './read-word.ts'

/** What a parser process sends back: images without their bytes, which follow as parts. */
export interface WordReply extends Omit<ImportedDocument, 'images'> {
  images: Omit<ImportedImage, 'bytes'>[]
}

export function parseWord(input: Uint8Array): ParserOutput<WordReply> {
  const { images, ...read } = readWord(input)
  return {
    value: { ...read, images: images.map(({ bytes: _, ...image }) => image) },
    parts: images.map(({ bytes }) => bytes),
  }
}
