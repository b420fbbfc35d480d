import type { Actor } from '../../../platform/access/actor.ts'
import { companyName } from '../../../platform/database/company-name.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyLetterhead } from '../../../platform/word/company-letterhead.query.ts'
import type { Letterhead } from '../../../platform/word/letterhead.ts'
import { renderWord } from '../../../platform/word/render-word.ts'
import { openText } from './open-text.ts'
import { printable } from './printable-text.ts'
import { readImages } from './render-text.ts'
import type { TextOwners } from './text-owner.ts'
import { wordRequest } from './word-request-of-text.ts'

/** A text as a Word file, limited to what this person may read, and its file name. */
export async function wordText(
  deps: Pick<Platform, 'clock' | 'files' | 'inCompany'> & { textOwners: TextOwners },
  actor: Actor,
  textId: string,
): Promise<{ file: Buffer; name: string }> {
  // Written after the transaction, to free the connection.
  const { text, kind, company, letterheadSha256 } = await deps.inCompany(
    actor.companyId,
    async (db) => {
      const open = await openText(deps.textOwners, db, actor, textId, 'read')
      return {
        text: await printable(db, actor, open),
        kind: open.owner.kind,
        company: { id: db.companyId, name: await companyName(db) },
        letterheadSha256: await companyLetterhead(db),
      }
    },
  )
  const read = async (sha256: string) => {
    const stored = await deps.files.open(company.id, sha256)
    return JSON.parse((await stored.bytes()).toString()) as Letterhead
  }
  const file = await renderWord({
    ...wordRequest(text, { kind, companyName: company.name }),
    images: Object.fromEntries(await readImages(deps.files, company.id, text.document)),
    letterhead: letterheadSha256 ? await read(letterheadSha256) : undefined,
    createdAt: deps.clock.now(),
  })
  const { reference, title } = text.head
  return { file, name: `${reference || title}.docx` }
}
