import type { ContractPage } from '@tacite/api/contracts-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { hiddenParts } from '../texts/public.ts'
import { parentAsSeen } from './parent-contract.ts'
import { textReader } from './text-reader.ts'
import { deletingReason } from './why-not-delete.ts'
import { editingReason } from './why-not-edit.ts'
import { filingReason } from './why-not-file.ts'
import { sharingReason } from './why-not-share.ts'

/** One contract as its page shows it to this person. */
export async function contractPage(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractPage> {
  const row = await readRow(db, contractId)
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
  const isLocked = row.locked_at !== null
  const isFrozen = row.frozen_at !== null
  return {
    _id: row.id,
    textId: row.text_id,
    reference: row.reference,
    title: row.title,
    status: row.status,
    statusDetail: row.step_name ?? row.status,
    step: row.step_id
      ? { _id: row.step_id, name: row.step_name!, color: row.step_colour!, kind: row.step_kind! }
      : null,
    type: { _id: row.contract_type_id, name: row.type_title },
    project: { _id: row.project_id, name: row.project_title },
    owner: { _id: row.owner_id, name: row.owner_name },
    legalEntity: named(row.legal_entity_id, row.entity_name),
    counterparty: named(row.counterparty_id, row.party_name),
    parent: await parentAsSeen(db, actor, row.parent_id),
    folders,
    amountInclTaxCents: row.amount_incl_tax_cents,
    currency: row.currency,
    locale: row.locale,
    signatureDate: row.signature_date,
    original: hasOriginal ? { name: row.original_name ?? '', sha256: row.original_sha256! } : null,
    isLocked,
    isFrozen,
    isArchived: row.archived_at !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    level,
    editing: editingReason(actor, level, { status: row.status, isLocked, isFrozen }),
    filing: filingReason(actor, level),
    deleting: await deletingReason(db, actor, level, contractId),
    sharing: sharingReason(actor, level),
  }
}

/** The file that a contract was made of holds all of its text. */
async function seesAll(
  db: CompanyDatabase,
  actor: Actor,
  contract: { id: string; text_id: string },
  level: ContractLevel,
): Promise<boolean> {
  const reader = await textReader(db, actor, contract.id, level)
  return (await hiddenParts(db, contract.text_id, reader)).size === 0
}

function named(id: string | null, name: string | null): { _id: string; name: string } | null {
  return id === null ? null : { _id: id, name: name ?? '' }
}

function readRow(db: CompanyDatabase, contractId: string) {
  return db.tx
    .selectFrom('contract')
    .innerJoin('contract_type as type', (join) =>
      join
        .onRef('type.company_id', '=', 'contract.company_id')
        .onRef('type.id', '=', 'contract.contract_type_id'),
    )
    .innerJoin('text', (join) =>
      join
        .onRef('text.company_id', '=', 'contract.company_id')
        .onRef('text.id', '=', 'contract.text_id'),
    )
    .innerJoin('project', (join) =>
      join
        .onRef('project.company_id', '=', 'contract.company_id')
        .onRef('project.id', '=', 'contract.project_id'),
    )
    .innerJoin('person as owner', (join) =>
      join
        .onRef('owner.company_id', '=', 'contract.company_id')
        .onRef('owner.id', '=', 'contract.owner_id'),
    )
    .leftJoin('legal_entity as entity', (join) =>
      join
        .onRef('entity.company_id', '=', 'contract.company_id')
        .onRef('entity.id', '=', 'contract.legal_entity_id'),
    )
    .leftJoin('counterparty as party', (join) =>
      join
        .onRef('party.company_id', '=', 'contract.company_id')
        .onRef('party.id', '=', 'contract.counterparty_id'),
    )
    .leftJoin('workflow_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'contract.company_id')
        .onRef('step.id', '=', 'contract.current_step_id'),
    )
    .where('contract.company_id', '=', db.companyId)
    .where('contract.id', '=', contractId)
    .selectAll('contract')
    .select('text.locale')
    .select([
      'type.title as type_title',
      'project.title as project_title',
      'entity.name as entity_name',
    ])
    .select([personName('owner').as('owner_name'), 'party.name as party_name'])
    .select(['step.id as step_id', 'step.name as step_name'])
    .select(['step.colour as step_colour', 'step.kind as step_kind'])
    .executeTakeFirstOrThrow()
}
