import { activeContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { ContractPage } from '@tacite/api/writing/contracts-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { factsOfContract, factsOfDay, todayOf } from '../../lifecycle/deadlines/public.ts'
import { isLockedNow, readAspects, whyNotEach } from '../../people/access/public.ts'
import { hiddenParts } from '../texts/public.ts'
import { chosenNames, presentDetails } from './detail-columns.ts'
import { presentStanding, type StoredStanding } from './present-standing.ts'
import { amendedDetails } from './amended-details.query.ts'
import { parentAsSeen } from './parent-contract.ts'
import { textReader } from './text-reader.ts'

/** One contract as its page shows it to this person. */
export async function contractPage(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractPage> {
  const row = await readRow(db, contractId)
  const standing = await readStanding(db, actor, row)
  const hasOriginal = row.original_sha256 !== null && (await seesAll(db, actor, row, level))
  const folders = await db
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
    .execute()
  const acts = [
    'edit',
    'manage',
    'retitle',
    'correctTerms',
    'handOver',
    'file',
    'delete',
    'share',
    'duplicate',
    'renewAsNew',
    'makeTemplate',
    'followTemplate',
    'amend',
  ] as const
  const reasons = await whyNotEach(db, actor, { contractId, level }, acts, {})
  const { terms } = await readAspects(db, contractId, ['retitle'])
  return {
    _id: row.id,
    textId: row.text_id,
    ...presentDetails(row, row.names),
    parent: await parentAsSeen(db, actor, row.parent_id),
    status: standing.statusWorkflow.status,
    readyToSign: standing.statusWorkflow.readyToSign,
    validationSuspended: standing.statusWorkflow.validationSuspended,
    statusDetail: standing.statusDetail,
    statusDetailKey: standing.statusDetailKey,
    step: row.step_id
      ? {
          _id: row.step_id,
          name: stepName(row.step_name!, actor.locale),
          color: row.step_colour!,
          kind: row.step_kind!,
        }
      : null,
    folders,
    amountInclTaxCents: row.amount_incl_tax_cents,
    amended: await amendedDetails(db, actor, row),
    locale: row.locale,
    signatureDate: row.signature_date,
    original: hasOriginal
      ? {
          name: row.original_name ?? '',
          sha256: row.original_sha256!,
          active: activeContentOfFile.parse(row.original_active),
          copySha256: row.original_copy_sha256,
        }
      : null,
    template: actor.permissions.has('model:contracts:list') ? row.template : null,
    isImported: row.lock_kind === 'imported',
    isLocked: row.is_locked,
    isLockedByPerson: row.is_locked && row.lock_kind === 'person',
    signedDocument: row.signed_document,
    isFrozen: row.frozen_at !== null,
    isArchived: row.archived_at !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    level,
    editing: reasons.edit,
    managing: reasons.manage,
    retitling: terms === 'open' ? reasons.edit : reasons.retitle,
    terms,
    correcting: reasons.correctTerms,
    handingOver: reasons.handOver,
    filing: reasons.file,
    duplicating: reasons.duplicate,
    renewing: reasons.renewAsNew,
    makingTemplate: reasons.makeTemplate,
    followingTemplate: reasons.followTemplate,
    amending: reasons.amend,
    deleting: reasons.delete,
    sharing: reasons.share,
  }
}

/** The same as in lists and tiles on that day. */
async function readStanding(
  db: CompanyDatabase,
  actor: Actor,
  contract: { id: string; step_name: string | null },
) {
  const facts = factsOfContract(await factsOfDay(db, todayOf(actor)), db, sql`${contract.id}::uuid`)
  const { rows } = await sql<Omit<StoredStanding, 'step_name'>>`
    select fact.status, fact.status_detail, fact.final_end::text from ${facts} as fact`.execute(
    db.tx,
  )
  return presentStanding({ ...rows[0]!, step_name: contract.step_name }, actor.locale)
}

/** The file that a contract was made from contains all of its text. */
async function seesAll(
  db: CompanyDatabase,
  actor: Actor,
  contract: { id: string; text_id: string },
  level: ContractLevel,
): Promise<boolean> {
  const reader = await textReader(db, actor, contract.id, level)
  return (await hiddenParts(db, contract.text_id, reader)).size === 0
}

/** A retired template offers no version. */
const TEMPLATE = sql<ContractPage['template']>`(
  select json_build_object('_id', template.id, 'name', template.title, 'version', contract.template_version,
    'offered', case when template.retired_at is null then template.published_version end)
  from template where template.company_id = contract.company_id and template.id = contract.template_id)`

function readRow(db: CompanyDatabase, contractId: string) {
  return db.tx
    .selectFrom('contract')
    .innerJoin('text', (join) =>
      join
        .onRef('text.company_id', '=', 'contract.company_id')
        .onRef('text.id', '=', 'contract.text_id'),
    )
    .leftJoin('signed_document', (join) =>
      join
        .onRef('signed_document.company_id', '=', 'contract.company_id')
        .onRef('signed_document.contract_id', '=', 'contract.id'),
    )
    .leftJoin('workflow_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'contract.company_id')
        .onRef('step.id', '=', 'contract.current_step_id'),
    )
    .where('contract.company_id', '=', db.companyId)
    .where('contract.id', '=', contractId)
    .selectAll('contract')
    .select(['text.locale', chosenNames().as('names'), isLockedNow().as('is_locked')])
    .select('signed_document.origin as signed_document')
    .select(TEMPLATE.as('template'))
    .select(['step.id as step_id', 'step.name as step_name'])
    .select(['step.colour as step_colour', 'step.kind as step_kind'])
    .executeTakeFirstOrThrow()
}
