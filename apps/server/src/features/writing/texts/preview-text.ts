import {
  sampleRows,
  sampleValues,
  type SampleKind,
} from '@tacite/document/template-check/sample-values.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openText } from './open-text.ts'
import { printable } from './printable-text.ts'
import { printingCompany } from './printing-company.query.ts'
import { renderText } from './render-text.ts'
import type { TextOwners } from './text-owner.ts'

/**
 * A text as PDF/A, limited to what this person may read, and its file name.
 *
 * @param fill made-up values in place of its own
 */
export async function previewText(
  deps: Pick<Platform, 'clock' | 'files' | 'inCompany'> & { textOwners: TextOwners },
  actor: Actor,
  textId: string,
  fill?: SampleKind,
): Promise<{ pdf: Buffer; name: string }> {
  // Rendered after the transaction, to free the connection.
  const { text, company } = await deps.inCompany(actor.companyId, async (db) => ({
    text: await printable(db, actor, await openText(deps.textOwners, db, actor, textId, 'read')),
    company: await printingCompany(db),
  }))
  const { definitions, document, locale } = text
  const values = fill
    ? sampleRows(document, sampleValues(definitions, locale, fill), fill)
    : text.values
  const { pdf } = await renderText(
    deps,
    { ...text, values },
    {
      company,
      isDraft: true,
      signatories: [],
      createdAt: deps.clock.now(),
    },
  )
  const { reference, title } = text.head
  return { pdf: Buffer.from(pdf), name: `${reference || title}.pdf` }
}
