import type { ParserOutput } from '../serve-operations.ts'
import { readLetterhead, type ReadLetterhead } from './read-letterhead.ts'

export function parseLetterhead(input: Uint8Array): ParserOutput<ReadLetterhead> {
  return { value: readLetterhead(input) }
}
