import type { SharedContract } from '@tacite/api/shared-contract-endpoints.ts'
import { allSections, type ContractDocument } from '@tacite/document/contract-document.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { usedImages, usedVariables } from '@tacite/document/walk-document.ts'
import { dayEndedAt } from '@tacite/domain/access/share-rules.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { ReadingGuest } from '../../platform/http/route.ts'
import { contentSeenBy, readContractContent, type ContractContent } from '../contracts/public.ts'
import { shareFrame } from './share-frame.query.ts'
import { readThirdPartyShare } from './share-repository.ts'

/** A contract as a third party reads it: what is open to them, with its fields written out, and nothing of the inside. */
export async function sharedContract(
  db: CompanyDatabase,
  { shareId, contractId, locale }: ReadingGuest,
): Promise<SharedContract> {
  const share = await readThirdPartyShare(db, shareId)
  const frame = await shareFrame(db, contractId, share.sharedBy)
  const { content, hidesSomething } = await openContent(db, contractId)
  const document = resolveDocument(content.document, content)
  const isSealed = await isSealedNow(db, contractId)
  const code = sealedRefusal({ isSealed, hidesSomething })
  return {
    reader: { name: share.name, email: share.email },
    i18n: locale,
    company: frame.company,
    sharedBy: frame.sender,
    level: share.level,
    expiresOn: share.expiresAt && dayEndedAt(frame.timeZone, share.expiresAt).toString(),
    contract: { title: frame.title, reference: frame.reference, locale: frame.locale, isSealed },
    blocks: presentBlocks(document, frame.locale),
    labels: shownLabels(document, content),
    sealed: code === null ? null : { code, message: createTranslator(locale).refusal({ code }) },
  }
}

/** What a contract says to third parties: text that is not open to them is gone before anything is made of it. */
export async function openContent(
  db: CompanyDatabase,
  contractId: string,
): Promise<{ content: ContractContent; hidesSomething: boolean }> {
  const whole = await readContractContent(db, contractId)
  const content = contentSeenBy(whole, 'thirdParty')
  const hidesSomething = allSections(content.document).length < allSections(whole.document).length
  return { content, hidesSomething }
}

/** The images that the open text shows, and no others. */
export async function requireOpenImage(
  db: CompanyDatabase,
  contractId: string,
  sha256: string,
): Promise<string> {
  const { content } = await openContent(db, contractId)
  const isShown = usedImages(resolveDocument(content.document, content)).includes(sha256)
  const file = isShown
    ? await db
        .select('file')
        .where('file.sha256', '=', sha256)
        .select('file.media_type')
        .executeTakeFirst()
    : undefined
  if (!file) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return file.media_type
}

/** The sealed copy is one piece: it goes to third parties when all of it is open to them. */
export async function requireOpenSeal(db: CompanyDatabase, contractId: string): Promise<void> {
  const { hidesSomething } = await openContent(db, contractId)
  const isSealed = await isSealedNow(db, contractId)
  const code = sealedRefusal({ isSealed, hidesSomething })
  if (code) throw new Refused('NOT_FOUND', code)
}

function sealedRefusal({
  isSealed,
  hidesSomething,
}: {
  isSealed: boolean
  hidesSomething: boolean
}): string | null {
  if (!isSealed) return 'SIGNATURE_NOT_SEALED'
  return hidesSomething ? 'SHARE_SEAL_HOLDS_HIDDEN' : null
}

async function isSealedNow(db: CompanyDatabase, contractId: string): Promise<boolean> {
  const sealed = await db
    .select('signature_request')
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.state', '=', 'sealed')
    .select('signature_request.id')
    .executeTakeFirst()
  return sealed !== undefined
}

/** Numbered by the function that numbers the PDF. */
function presentBlocks(document: ContractDocument, locale: Locale): SharedContract['blocks'] {
  const numbers = numberSections(document, numberingLabels[locale])
  return document.blocks.map(({ id, kind, name, sections }) => ({
    ...{ _id: id, kind, name },
    number: numbers.blocks.get(id) ?? '',
    sections: sections.map((section) => ({
      _id: section.id,
      title: section.title,
      number: numbers.sections.get(section.id)?.label ?? '',
      level: numbers.sections.get(section.id)?.level ?? section.level,
      content: section.content as unknown as { type: 'doc' },
    })),
  }))
}

/** Of the fields that stand empty in the open text: of no other. */
function shownLabels(
  document: ContractDocument,
  { definitions }: ContractContent,
): Record<string, string> {
  const shown = new Set(usedVariables(document))
  return Object.fromEntries(
    definitions.flatMap(({ variable, label }) => (shown.has(variable) ? [[variable, label]] : [])),
  )
}
