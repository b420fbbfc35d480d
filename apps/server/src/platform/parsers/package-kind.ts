import { parserRefusalCode } from './parser-refusal.ts'
import type { ParserOutput } from './serve-operations.ts'
import { openWordPackage } from './word/word-package.ts'

/**
 * What a zip is by the main part that it declares, whatever its name says.
 * @throws Refused FILE_TYPE_NOT_ALLOWED when it is neither, and the zip's refusals
 */
export function packageKind(input: Uint8Array): ParserOutput<'docx' | 'xlsx'> {
  try {
    openWordPackage(input, 'docx')
    return { value: 'docx' }
  } catch (error) {
    if (parserRefusalCode(error) !== 'FILE_TYPE_NOT_ALLOWED') throw error
    openWordPackage(input, 'xlsx')
    return { value: 'xlsx' }
  }
}
