import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractEvent } from '../../platform/events/contract-event.ts'
import { requirePermission } from '../../platform/access/require-permission.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLevel } from '../access/public.ts'
import { setContractFolders } from './contract-folders.ts'
import { refuseUnknownChoice } from './create-contract.ts'
import { keepEditingAfterHandOver } from './hand-over.ts'
import { requireFreeReference } from './next-reference.ts'
import { requireParent } from './parent-contract.ts'
import { requireEditable } from './require-editable.ts'

type Details = BodyOf<typeof contractsEndpoints.update>

/** Changes what a contract is about; keys left out stay. Filing it is allowed even when the text is locked. */
export async function updateDetails(
  parts: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { folderIds, ...details }: Details,
): Promise<void> {
  await requireLevel(db, actor, contractId, 'editor')
  if (Object.keys(details).length > 0) {
    await requireEditable(db, actor, contractId)
    refuseEmptied(details)
    if (details.ownerId) {
      await requireLevel(db, actor, contractId, 'owner')
      await keepEditingAfterHandOver(parts, db, actor, { contractId, ownerId: details.ownerId })
    }
    await requireParent(db, actor, details.parentId, contractId)
    if (details.reference) await requireFreeReference(db, details.reference, contractId)
    await db
      .update('contract')
      .set({ ...columnsOf(details), updated_at: parts.clock.now() })
      .where('contract.id', '=', contractId)
      .execute()
      .catch(refuseUnknownChoice)
  }
  if (folderIds) {
    requirePermission(actor, 'contracts3:file')
    await setContractFolders(db, contractId, folderIds)
  }
  const changed = [...Object.keys(details), ...(folderIds ? ['folderIds'] : [])]
  if (changed.length > 0)
    await parts.events.record(
      db,
      contractEvent(actor, 'contract.detailsChanged', contractId, { changed }),
    )
}

const REQUIRED = {
  title: 'CONTRACT_TITLE_REQUIRED',
  typeId: 'CONTRACT_TYPE_REQUIRED',
  projectId: 'CONTRACT_PROJECT_REQUIRED',
  ownerId: 'CONTRACT_OWNER_REQUIRED',
  reference: 'FIELD_REQUIRED',
} as const

function refuseEmptied(details: Omit<Details, 'folderIds'>): void {
  const refusals: Refusal[] = Object.entries(REQUIRED)
    .filter(
      ([field]) =>
        details[field as keyof typeof REQUIRED] === null ||
        details[field as keyof typeof REQUIRED] === '',
    )
    .map(([field, code]) => ({ code, field }))
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

function columnsOf(details: Omit<Details, 'folderIds'>) {
  return {
    title: details.title,
    contract_type_id: details.typeId ?? undefined,
    project_id: details.projectId ?? undefined,
    owner_id: details.ownerId ?? undefined,
    reference: details.reference,
    legal_entity_id: details.legalEntityId,
    counterparty_id: details.counterpartyId,
    parent_id: details.parentId,
  }
}
