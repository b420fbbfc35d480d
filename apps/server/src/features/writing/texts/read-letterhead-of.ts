import type { Platform } from '../../../platform/platform.ts'
import type { Letterhead } from '../../../platform/word/letterhead.ts'
import type { PrintingCompany } from './printing-company.query.ts'

/** What is kept of the letterhead of a company; undefined: it has none. */
export async function readLetterheadOf(
  files: Platform['files'],
  { id, letterheadSha256 }: Pick<PrintingCompany, 'id' | 'letterheadSha256'>,
): Promise<Letterhead | undefined> {
  if (letterheadSha256 === null) return undefined
  const stored = await files.open(id, letterheadSha256)
  return JSON.parse((await stored.bytes()).toString()) as Letterhead
}
