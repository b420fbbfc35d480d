import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { DETAIL_NAMES, type DetailName } from '@tacite/domain/contracts/contract-details.ts'
import { isManagementDetail } from '@tacite/domain/contracts/management-details.ts'
import type { TermsStanding } from '@tacite/domain/contracts/terms-standing.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAspects, requireAct } from '../../people/access/public.ts'
import { setContractFolders } from './contract-folders.ts'
import { chosenNames, refuseUnknownChoice, toDetailColumns } from './detail-columns.ts'
import { handOver, outdateShares, requireActiveOwner } from './hand-over.ts'
import { requireFreeReference } from './next-reference.ts'
import { requireParent, requireUnbound } from './parent-contract.ts'

type Details = BodyOf<typeof contractsEndpoints.update>

/** Changes a contract's details; missing keys stay. Filing and managing are allowed even when the text is locked. */
export async function updateDetails(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { folderIds, reason, ...details }: Details,
): Promise<void> {
  if (folderIds) await requireAct(db, actor, 'file', contractId)
  if (Object.keys(details).length > 0) {
    const given = details.ownerId ? { contractId, ownerId: details.ownerId } : null
    if (given) await outdateShares(db, actor, given)
    const { terms } = await readAspects(db, contractId, ['retitle'])
    for (const act of actsOf(details, terms)) await requireAct(db, actor, act, contractId)
    // No state forbids managing it or handing it over, so the acts alone do not always lock it.
    await lockRow(db, 'contract', contractId)
    const columns = toDetailColumns(details)
    if (given) {
      await requireActiveOwner(db, given)
      await handOver(deps, db, actor, given)
    }
    await requireParent(db, actor, details.parentId, contractId)
    if (details.parentId !== undefined) await requireUnbound(db, contractId, details.parentId)
    const typeBefore = details.typeId ? await typeName(db, contractId) : null
    if (details.reference) await requireFreeReference(db, details.reference, contractId)
    await db
      .update('contract')
      .set({ ...columns, updated_at: deps.clock.now() })
      .where('contract.id', '=', contractId)
      .execute()
      .catch(refuseUnknownChoice)
    if (typeBefore !== null)
      await recordType(deps, db, actor, { contractId, before: typeBefore, reason })
  }
  if (folderIds) await setContractFolders(db, contractId, folderIds)
  // The type has an event of its own.
  const named = Object.keys(details).filter((name) => name !== 'typeId')
  const changed = [...named, ...(folderIds ? ['folderIds'] : [])]
  if (changed.length > 0)
    await deps.events.record(db, {
      ...contractEvent(actor, 'contract.detailsChanged', contractId, { changed }),
      ...because(reason),
    })
}

/** Why something is changed: in words of a person, which can be erased. */
export function because(reason: string | undefined): { personal?: { reason: string } } {
  return reason ? { personal: { reason } } : {}
}

/** What a change asks for: management goes on after the signature, everything else is content. */
function actsOf(
  details: Omit<Details, 'folderIds' | 'reason'>,
  terms: TermsStanding,
): ('edit' | 'retitle' | 'manage' | 'handOver')[] {
  const names = DETAIL_NAMES.filter((name) => name in details)
  const isLabel = (name: DetailName) => name === 'title' && terms !== 'open'
  return [
    ...(names.some((name) => !isManagementDetail(name) && !isLabel(name))
      ? (['edit'] as const)
      : []),
    ...(names.some(isLabel) ? (['retitle'] as const) : []),
    ...(names.some(isManagementDetail) ? (['manage'] as const) : []),
    ...(details.ownerId === undefined ? [] : (['handOver'] as const)),
  ]
}

/** Another type may bring other limits: the trail says which it was. */
async function recordType(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  {
    contractId,
    before,
    reason,
  }: { contractId: string; before: string; reason?: string | undefined },
): Promise<void> {
  const after = await typeName(db, contractId)
  if (after !== before)
    await events.record(db, {
      ...contractEvent(actor, 'contract.typeChanged', contractId, { before, after }),
      ...because(reason),
    })
}

async function typeName(db: CompanyDatabase, contractId: string): Promise<string> {
  const { names } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(chosenNames().as('names'))
    .executeTakeFirstOrThrow()
  return names.type ?? ''
}
