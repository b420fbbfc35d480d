import { runParser, type ParsedFile } from '../run-parser.ts'

const MEGABYTE = 1024 * 1024

/**
 * The texts of the cells of a workbook's first sheet, row by row, in a separate process.
 * @throws Refused FILE_TYPE_NOT_ALLOWED, FILE_ENCRYPTED, FILE_UNREADABLE, FILE_TOO_COMPLEX, FILE_TOO_LARGE
 */
export async function readWorkbook(file: ParsedFile): Promise<string[][]> {
  const { value } = await runParser<string[][]>({
    operation: 'workbook',
    file,
    timeoutMs: 30_000,
    maxInputBytes: 20 * MEGABYTE,
    maxOutputBytes: 64 * MEGABYTE,
  })
  return value
}
