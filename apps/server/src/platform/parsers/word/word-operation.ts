import type { ParserOutput } from '../serve-operations.ts'
import type { ImportedImage } from './import-word.ts'
import { readWord, type ReadWord } from './read-word.ts'

/** What a parser process sends back: images without their bytes, which follow as parts. */
export interface WordReply extends Omit<ReadWord, 'images'> {
  images: Omit<ImportedImage, 'bytes'>[]
}

export function parseWord(input: Uint8Array): ParserOutput<WordReply> {
  const { images, ...read } = readWord(input)
  return {
    value: { ...read, images: images.map(({ bytes: _, ...image }) => image) },
    parts: images.map(({ bytes }) => bytes),
  }
}
