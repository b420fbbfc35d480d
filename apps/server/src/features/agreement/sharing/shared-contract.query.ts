import type { SharedContract } from '@tacite/api/agreement/shared-contract-endpoints.ts'
import { allSections, type ContractDocument } from '@tacite/document/contract-document.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import { usedImages, usedVariables } from '@tacite/document/walk-document.ts'
import { dayEndedAt } from '@tacite/domain/access/share-rules.ts'
import { Refused, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ReadingGuest } from '../../../platform/access/actor.ts'
import {
  contentSeenBy,
  readContractContent,
  type ContractContent,
} from '../../writing/contracts/public.ts'
import { presentAnnex } from '../../writing/attachments/public.ts'
import { shownBlocks, shownImageType } from '../../writing/texts/public.ts'
import { shareMailContext } from './share-mail-context.query.ts'
import { readThirdPartyShare } from './share-repository.ts'

/** A contract as a third party reads it: the open text with its fields resolved, and nothing internal. */
export async function sharedContract(
  db: CompanyDatabase,
  { shareId, contractId, locale }: ReadingGuest,
  { content, hidesSomething }: OpenContent,
): Promise<SharedContract> {
  const share = await readThirdPartyShare(db, shareId)
  const context = await shareMailContext(db, contractId, share.sharedBy)
  const document = resolveDocument(content.document, content)
  const isSealed = await isSealedNow(db, contractId)
  const code = sealedRefusal({ isSealed, hidesSomething })
  return {
    reader: { name: share.name, email: share.email },
    i18n: locale,
    company: context.company,
    sharedBy: context.sender,
    level: share.level,
    expiresOn: share.expiresAt && dayEndedAt(context.timeZone, share.expiresAt).toString(),
    contract: {
      title: context.title,
      reference: context.reference,
      locale: context.locale,
      isSealed,
    },
    blocks: shownBlocks(document, context.locale),
    annexes: content.annexes.map(presentAnnex),
    labels: shownLabels(document, content),
    sealed: code === null ? null : { code, message: createTranslator(locale).refusal({ code }) },
  }
}

export interface OpenContent {
  content: ContractContent
  hidesSomething: boolean
  /** The contract itself, to be kept and never shown. */
  whole: ContractContent
}

/** What a contract says to third parties: hidden text is removed before anything is derived from it. */
export async function openContent(db: CompanyDatabase, contractId: string): Promise<OpenContent> {
  const whole = await readContractContent(db, contractId)
  const content = contentSeenBy(whole, 'thirdParty')
  const hidesSomething = allSections(content.document).length < allSections(whole.document).length
  return { content, hidesSomething, whole }
}

/** The images shown in the open text, and no others. */
export async function requireOpenImage(
  db: CompanyDatabase,
  contractId: string,
  sha256: string,
): Promise<string> {
  const { content } = await openContent(db, contractId)
  return shownImageType(db, usedImages(resolveDocument(content.document, content)), sha256)
}

/** The sealed copy cannot be split: third parties get it only if all of it is open to them. */
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
}): PlainRefusalCode | null {
  if (!isSealed) return 'SIGNATURE_NOT_SEALED'
  return hidesSomething ? 'SHARE_SEAL_HOLDS_HIDDEN' : null
}

/** There is a signed document: sealed here, or the scan of the signed paper. */
export async function isSealedNow(db: CompanyDatabase, contractId: string): Promise<boolean> {
  const signed = await db
    .select('signed_document')
    .where('signed_document.contract_id', '=', contractId)
    .select('signed_document.origin')
    .executeTakeFirst()
  return signed !== undefined
}

/** Only the fields that are empty in the open text. */
function shownLabels(
  document: ContractDocument,
  { definitions }: ContractContent,
): Record<string, string> {
  const shown = new Set(usedVariables(document))
  return Object.fromEntries(
    definitions.flatMap(({ variable, label }) => (shown.has(variable) ? [[variable, label]] : [])),
  )
}
