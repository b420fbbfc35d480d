import { packDocument, type DocumentReply } from '../outline/document-reply.ts'
import type { ParserOutput } from '../serve-operations.ts'
import { readWord } from './read-word.ts'

export function parseWord(input: Uint8Array): ParserOutput<DocumentReply> {
  return packDocument(readWord(input))
}
