import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { DetailValues } from '@tacite/domain/contracts/contract-details.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { visibleContracts } from '../../people/access/public.ts'
import {
  countDueDates,
  signedPlacement,
  type SignedPlacement,
} from '../../settings/workflows/public.ts'
import { refuseUnknownChoice, toDetailColumns, type DetailRow } from './detail-columns.ts'
import { reserveReferences, takenReferences } from './reserve-references.ts'
import { signedColumns } from './signed-start.ts'

/** A contract that was signed long ago, as an import read it; what nobody knows of it stays empty. */
export interface ImportedContract {
  id: string
  /** Without a reference it gets the next one. */
  details: DetailValues
  workflowId: string | null
  folderIds: readonly string[]
  lifecycle: Partial<LifecycleTerms>
  signedOn: string | null
  amountInclTaxCents: number | null
  values: readonly { fieldId: string; value: unknown }[]
  locale: Locale
  original: {
    sha256: string
    name: string
    active: ActiveContentOfFile
    copySha256: string | null
  }
}

/**
 * Creates contracts of an import: as `createContract` does one that comes signed, in as many statements for a hundred as for
 * one. What is required of a signed contract that somebody enters (a duration, a signature day) may be missing.
 *
 * @param writeMore before their creation is announced: lists and figures read it then
 */
export async function createImported(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contracts: readonly ImportedContract[],
  writeMore: () => Promise<void>,
): Promise<void> {
  if (contracts.length === 0) return
  if (contracts.some(({ folderIds }) => folderIds.length > 0))
    requirePermission(actor, 'contracts3:file')
  await requireParents(db, actor, contracts)
  const references = await referencesOf(deps, db, contracts)
  const placements = await placementsOf(db, contracts)
  const now = deps.clock.now()
  const texts = contracts.map(({ locale }) => ({
    id: newId(now),
    numbering: 'none' as const,
    locale,
  }))
  await db.insert('text', texts).execute()
  await db
    .insert(
      'contract',
      contracts.map((contract, at) => ({
        id: contract.id,
        text_id: texts[at]!.id,
        ...detailColumns(actor, contract),
        reference: references[at]!,
        template_id: null,
        template_version: null,
        workflow_id: placements[at]!.workflowId,
        current_step_id: placements[at]!.stepId,
        ...signedColumns({ on: contract.signedOn }, actor, now),
        lifecycle: JSON.stringify(contract.lifecycle),
        amount_incl_tax_cents: contract.amountInclTaxCents,
        original_sha256: contract.original.sha256,
        original_name: contract.original.name,
        original_copy_sha256: contract.original.copySha256,
        original_active: JSON.stringify(contract.original.active),
        created_by: actor.personId,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
    .catch(refuseUnknownChoice)
  await openSteps(db, contracts, placements, { by: actor.personId, now })
  await fileInFolders(db, contracts)
  await writeValues(db, contracts)
  await writeMore()
  await deps.events.recordMany(
    db,
    contracts.map(({ id }, at) =>
      contractEvent(actor, 'contract.created', id, { reference: references[at]!, from: 'import' }),
    ),
  )
}

function detailColumns(
  actor: Actor,
  { details: { reference: _, ...details } }: ImportedContract,
): Omit<DetailRow, 'reference'> {
  const currency = details.currency ?? actor.company.currency
  return toDetailColumns({ ...details, currency }) as Omit<DetailRow, 'reference'>
}

/** What a person may not see does not exist for them: it can be no master agreement. */
async function requireParents(
  db: CompanyDatabase,
  actor: Actor,
  contracts: readonly ImportedContract[],
): Promise<void> {
  const wanted = [...new Set(contracts.flatMap(({ details }) => details.parentId ?? []))]
  if (wanted.length === 0) return
  const seen = await db
    .select('contract')
    .where('contract.id', 'in', wanted)
    .where(visibleContracts(actor))
    .select('contract.id')
    .execute()
  if (seen.length < wanted.length)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'parentId' })
}

async function referencesOf(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contracts: readonly ImportedContract[],
): Promise<string[]> {
  const typed = contracts.flatMap(({ details }) => details.reference ?? [])
  const taken = await takenReferences(db, typed)
  if (taken.size > 0 || new Set(typed).size < typed.length)
    throw new Refused('RULE', { code: 'REFERENCE_TAKEN', field: 'reference' })
  const company = await db.tx
    .selectFrom('company')
    .where('id', '=', db.companyId)
    .select(['time_zone', 'reference_pattern'])
    .executeTakeFirstOrThrow()
  const year = Number(dayIn(company.time_zone, clock.now()).slice(0, 4))
  const next = await reserveReferences(
    db,
    company.reference_pattern,
    year,
    contracts.length - typed.length,
  )
  return contracts.map(({ details }) => details.reference ?? next.shift()!)
}

async function placementsOf(
  db: CompanyDatabase,
  contracts: readonly ImportedContract[],
): Promise<SignedPlacement[]> {
  const known = new Map<string, SignedPlacement>()
  const placements: SignedPlacement[] = []
  for (const { details, workflowId } of contracts) {
    const asked = { typeId: details.typeId ?? null, workflowId }
    const key = workflowId ?? `type ${asked.typeId}`
    const placement = known.get(key) ?? (await signedPlacement(db, asked))
    known.set(key, placement)
    placements.push(placement)
  }
  return placements
}

async function openSteps(
  db: CompanyDatabase,
  contracts: readonly ImportedContract[],
  placements: readonly SignedPlacement[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const rows = contracts.flatMap(({ id }, at) => {
    const { stepId, isOpened, passedOver } = placements[at]!
    const none = { opened_at: null, passed_over_at: null, passed_over_by: null }
    return [
      ...passedOver.map((step) => ({
        ...none,
        contract_id: id,
        step_id: step,
        passed_over_at: now,
        passed_over_by: by,
      })),
      ...(isOpened ? [{ ...none, contract_id: id, step_id: stepId, opened_at: now }] : []),
    ]
  })
  if (rows.length === 0) return
  await db.insert('contract_step', rows).execute()
  for (const stepId of new Set(placements.map((each) => each.stepId))) {
    const there = contracts.filter((_, at) => placements[at]!.stepId === stepId)
    await countDueDates(
      db,
      there.map(({ id }) => id),
      stepId,
    )
  }
}

async function fileInFolders(
  db: CompanyDatabase,
  contracts: readonly ImportedContract[],
): Promise<void> {
  const rows = contracts.flatMap(({ id, folderIds }) =>
    [...new Set(folderIds)].map((folderId) => ({ contract_id: id, folder_id: folderId })),
  )
  if (rows.length === 0) return
  const wanted = [...new Set(rows.map(({ folder_id }) => folder_id))]
  const { count } = await db
    .select('folder')
    .where('folder.id', 'in', wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count < wanted.length)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'folderIds' })
  await db.insert('contract_folder', rows).execute()
}

async function writeValues(
  db: CompanyDatabase,
  contracts: readonly ImportedContract[],
): Promise<void> {
  const rows = contracts.flatMap(({ id, values }) =>
    values.map(({ fieldId, value }) => ({
      contract_id: id,
      field_id: fieldId,
      value: JSON.stringify(value),
    })),
  )
  if (rows.length > 0) await db.insert('contract_field', rows).execute()
}
