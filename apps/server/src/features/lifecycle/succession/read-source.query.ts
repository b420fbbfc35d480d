import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { levelOn } from '../../people/access/public.ts'
import { contractDocument, parentAsSeen, textReader } from '../../writing/contracts/public.ts'
import { hiddenParts, linkedDocumentOf } from '../../writing/texts/public.ts'

export type Source = Awaited<ReturnType<typeof readSource>>

/**
 * A contract that another is made from, limited to what this person may read and use. What it says of parties, terms and
 * values is read as in force (`valuesInForce`).
 */
export async function readSource(db: CompanyDatabase, actor: Actor, contractId: string) {
  const details = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .selectAll('contract')
    .executeTakeFirstOrThrow()
  const level = (await levelOn(db, actor, contractId))!
  const reader = await textReader(db, actor, contractId, level)
  const answer = await contractDocument(db, contractId, reader)
  const document = linkedDocumentOf(answer, details.title)
  return {
    details,
    document,
    locale: answer.locale,
    hasText: hasWords(document),
    hasHiddenText: (await hiddenParts(db, details.text_id, reader)).size > 0,
    parentId: (await parentAsSeen(db, actor, details.parent_id))?._id ?? null,
    folders: actor.permissions.has('contracts3:file') ? await foldersOf(db, contractId) : [],
  }
}

function hasWords(document: ContractDocument): boolean {
  return allSections(document).some(({ content }) => plainText(content).trim() !== '')
}

async function foldersOf(db: CompanyDatabase, contractId: string) {
  return db
    .select('contract_folder')
    .innerJoin('folder', (join) =>
      join
        .onRef('folder.company_id', '=', 'contract_folder.company_id')
        .onRef('folder.id', '=', 'contract_folder.folder_id'),
    )
    .where('contract_folder.contract_id', '=', contractId)
    .select(['folder.id as _id', 'folder.name'])
    .orderBy('folder.name')
    .orderBy('folder.id')
    .limit(50)
    .execute()
}
