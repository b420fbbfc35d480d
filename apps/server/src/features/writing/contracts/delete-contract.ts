import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyCompany } from '../../../platform/live/change-feed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { amendedContracts, followMasters } from '../../lifecycle/deadlines/public.ts'
import { requireAct } from '../../people/access/public.ts'
import {
  deleteRows,
  removalEvent,
  removeObject,
  type ReferenceToClear,
  type RowsToRemove,
} from '../../trail/removals/public.ts'
import { rowsBelowText, textRow } from '../texts/public.ts'

/**
 * Deletes a contract that was never sent for signature, or came signed as a PDF, with all its rows; it can be restored for thirty days. Access
 * of third parties (links, codes, sessions) ends permanently: a revoked link never works again.
 *
 * @returns the id to restore it with
 */
export async function deleteContract(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<string> {
  await requireAct(db, actor, 'delete', contractId)
  const { title, text_id: textId } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.title', 'contract.text_id'])
    .executeTakeFirstOrThrow()
  const masters = await amendedContracts(db, [contractId])
  const rows = await rowsOf(db, { contractId, textId })
  // What is cut before its states would be a change of theirs.
  await sql`select set_config('tacite.keeps_dated_states', 'off', true)`.execute(db.tx)
  const named = { kind: 'contract', objectId: contractId, label: title, rows } as const
  const removalId = await removeObject(deps, db, actor, named)
  await sql`select set_config('tacite.keeps_dated_states', 'on', true)`.execute(db.tx)
  await followMasters(deps, db, masters)
  await notifyCompany(db, { topic: 'contract', contractId })
  await notifyCompany(db, { topic: 'tasks' })
  await notifyCompany(db, { topic: 'notifications' })
  return removalId
}

/**
 * Deletes contracts with all their rows, so that nothing brings them back; their trail stays. For the undo of an import.
 * Whatever amends one must be deleted before it.
 */
export async function deleteForGood(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractIds: readonly string[],
): Promise<void> {
  if (contractIds.length === 0) return
  const contracts = await db
    .select('contract')
    .where('contract.id', 'in', contractIds)
    .select(['contract.id', 'contract.title', 'contract.text_id'])
    .execute()
  const masters = await amendedContracts(db, contractIds)
  await sql`select set_config('tacite.keeps_dated_states', 'off', true)`.execute(db.tx)
  for (const { id, text_id: textId } of contracts)
    await deleteRows(db, await rowsOf(db, { contractId: id, textId }))
  await sql`select set_config('tacite.keeps_dated_states', 'on', true)`.execute(db.tx)
  await deps.events.recordMany(
    db,
    contracts.map(({ id, title }) => removedContract(actor, id, title)),
  )
  await followMasters(
    deps,
    db,
    masters.filter((id) => !contractIds.includes(id)),
  )
}

/** The rows of a contract in deletion order, its own and those of its text. */
async function rowsOf(
  db: CompanyDatabase,
  { contractId, textId }: { contractId: string; textId: string },
): Promise<(RowsToRemove | ReferenceToClear)[]> {
  return [
    ...(await rowsBelow(db, contractId)),
    ...ownRows(contractId),
    // A copy and a renewal stay, and name it again once it is back.
    { table: 'contract', clears: 'copied_from_id', ids: [contractId] },
    { table: 'contract', clears: 'renews_id', ids: [contractId] },
    ...rowsBelowText(textId),
    { table: 'contract', column: 'id', ids: [contractId] },
    textRow(textId),
  ]
}

function removedContract(actor: Actor, contractId: string, label: string) {
  return removalEvent(actor, 'removed', {
    kind: 'contract',
    objectId: contractId,
    contractId: undefined,
    label,
  })
}

/** Rows that refer to rows of the contract, the deepest first. */
async function rowsBelow(db: CompanyDatabase, contractId: string): Promise<RowsToRemove[]> {
  const steps = await db
    .select('contract_validation')
    .innerJoin('contract_validation_step', (join) =>
      join
        .onRef('contract_validation_step.company_id', '=', 'contract_validation.company_id')
        .onRef('contract_validation_step.validation_id', '=', 'contract_validation.id'),
    )
    .where('contract_validation.contract_id', '=', contractId)
    .select('contract_validation_step.id')
    .execute()
  const ids = steps.map(({ id }) => id)
  const attachments = await db
    .select('attachment')
    .where('attachment.contract_id', '=', contractId)
    .select('attachment.id')
    .execute()
  return [
    {
      table: 'attachment_version',
      column: 'attachment_id',
      ids: attachments.map(({ id }) => id),
    },
    { table: 'validation_condition', column: 'contract_id', ids: [contractId] },
    { table: 'validation_decision', column: 'step_id', ids },
    { table: 'contract_validator', column: 'step_id', ids },
    { table: 'contract_validation_step', column: 'id', ids },
  ]
}

/** Every other table whose rows refer to the contract, in deletion order. */
const OWN_TABLES = [
  'notice_letter',
  'notice_proof',
  'proof_reading',
  'contract_notice',
  'contract_renewal_correction',
  'contract_renewal',
  'attachment',
  'contract_validation',
  'contract_version_reason',
  'contract_version',
  'kept_content_file',
  'kept_content',
  'task',
  'task_request',
  'notification',
  'alert_answer',
  'alert_delivery',
  'deadline_alert',
  'limit_decision',
  'limit_escalation',
  'third_party_share',
  'questionnaire',
  'playbook_exception',
  'clause_reading',
  'contract_access',
  'contract_assignment',
  'contract_step',
  'contract_folder',
  'contract_field',
  'contract_cell',
  'contract_row',
  'stated_signatory',
  'contract_evidence',
  'term_correction',
  'scanned_page',
  'amendment_patch',
  'text_page',
  'signed_document',
  'contract_dated_fact',
  'contract_dated_state',
  'contract_phase',
  'contract_fact',
] as const

function ownRows(contractId: string): RowsToRemove[] {
  return OWN_TABLES.map((table) => ({ table, column: 'contract_id', ids: [contractId] }))
}
