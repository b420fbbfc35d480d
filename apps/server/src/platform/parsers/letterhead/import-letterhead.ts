import { runParser, type ParsedFile } from '../run-parser.ts'
import type { ReadLetterhead } from './read-letterhead.ts'

const LIMITS = {
  timeoutMs: 15_000,
  maxInputBytes: 10 * 1024 * 1024,
  maxOutputBytes: 32 * 1024 * 1024,
}

/**
 * Takes the styles, heads, feet and page of a Word file (.docx), in a process that can be killed. Everything in it is
 * written anew: no macro, link, object or shape comes along.
 * @throws Refused with a `ParserRefusalCode`; FILE_UNSAFE for a file with macros
 * @example const { letterhead, summary } = await importLetterhead(bytes)
 */
export async function importLetterhead(file: ParsedFile): Promise<ReadLetterhead> {
  const { value } = await runParser<ReadLetterhead>({ operation: 'letterhead', file, ...LIMITS })
  return value
}
