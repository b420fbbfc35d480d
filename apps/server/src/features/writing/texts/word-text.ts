import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { renderWord } from '../../../platform/word/render-word.ts'
import { openText } from './open-text.ts'
import { printable } from './printable-text.ts'
import { printingCompany } from './printing-company.query.ts'
import { readLetterheadOf } from './read-letterhead-of.ts'
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
  const { text, kind, company } = await deps.inCompany(actor.companyId, async (db) => {
    const open = await openText(deps.textOwners, db, actor, textId, 'read')
    return {
      text: await printable(db, actor, open),
      kind: open.owner.kind,
      company: await printingCompany(db),
    }
  })
  const file = await renderWord({
    ...wordRequest(text, { kind, companyName: company.name }),
    images: Object.fromEntries(await readImages(deps.files, company.id, text.document)),
    letterhead: await readLetterheadOf(deps.files, company),
    createdAt: deps.clock.now(),
  })
  const { reference, title } = text.head
  return { file, name: `${reference || title}.docx` }
}
