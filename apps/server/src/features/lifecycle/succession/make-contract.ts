import type { Carried } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { carriedTerms } from '@tacite/domain/succession/carried-terms.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createFrom, emptyDocument } from '../../writing/contracts/public.ts'
import { readSource, type Source } from './read-source.query.ts'

export interface Making {
  sourceId: string
  kind: 'copy' | 'renewal' | 'amendment'
  carried: Carried
  /** The day that the new contract takes effect; null: to be stated. */
  effectiveDate: string | null
  /** Default: the source’s own text, as this person sees it. */
  document?: ContractDocument
}

/** Creates a draft from what this person sees of another contract. They own it; who reads it is decided by its folders. */
export async function makeContract(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  making: Making,
): Promise<{ _id: string; reference: string }> {
  const { sourceId, kind, carried } = making
  if (carried.title === '')
    throw new Refused('RULE', { code: 'CONTRACT_TITLE_REQUIRED', field: 'title' })
  const source = await readSource(db, actor, sourceId)
  const { id, reference } = await createFrom(deps, db, actor, formOf(source, actor, making), {
    document: documentOf(source, actor, making),
    lifecycle: termsOf(source, making),
    templateId: carried.text && kind !== 'amendment' ? source.details.template_id : null,
    original: null,
    signed: null,
    locale: source.locale,
    from: kind,
    writeValues: (contractId) => carryAll(db, source, contractId, making),
    links: {
      copied_from_id: kind === 'copy' ? sourceId : null,
      renews_id: kind === 'renewal' ? sourceId : null,
    },
  })
  await deps.events.record(db, contractEvent(actor, 'contract.followed', sourceId, { kind }))
  return { _id: id, reference }
}

function formOf(
  { details, parentId, folders }: Source,
  actor: Actor,
  { kind, carried, sourceId }: Making,
) {
  return {
    title: carried.title,
    typeId: details.contract_type_id,
    projectId: details.project_id,
    ownerId: actor.personId,
    reference: null,
    legalEntityId: carried.parties ? details.legal_entity_id : null,
    counterpartyId: carried.parties ? details.counterparty_id : null,
    currency: details.currency,
    direction: details.direction,
    scope: details.scope,
    parentId: kind === 'amendment' ? sourceId : kind === 'renewal' ? parentId : null,
    // An amendment is negotiated anew, as its type says.
    workflowId: kind === 'amendment' ? null : details.workflow_id,
    folderIds: carried.folders ? folders.map(({ _id }) => _id) : [],
  }
}

function documentOf(source: Source, actor: Actor, { carried, document }: Making): ContractDocument {
  if (document) return document
  const { numbering, blocks } = source.document
  return carried.text && source.hasText
    ? { title: carried.title, numbering, blocks }
    : emptyDocument(actor, carried.title, numbering)
}

function termsOf({ terms }: Source, { kind, carried, effectiveDate }: Making) {
  if (kind === 'amendment') return {}
  return carried.terms ? carriedTerms(terms, effectiveDate) : { effectiveDate }
}

async function carryAll(
  db: CompanyDatabase,
  { details }: Source,
  contractId: string,
  { kind, carried }: Making,
): Promise<void> {
  if (!carried.values || kind === 'amendment') return
  await db
    .update('contract')
    .set({ amount_incl_tax_cents: details.amount_incl_tax_cents })
    .where('contract.id', '=', contractId)
    .execute()
  await carryValues(db, details.id, contractId)
}

/** The company's own fields; those of management say how the other contract is followed. */
async function carryValues(db: CompanyDatabase, fromId: string, toId: string): Promise<void> {
  await sql`insert into contract_field (company_id, contract_id, field_id, value)
    select value.company_id, ${toId}, value.field_id, value.value from contract_field as value
    join tagged_field as field on field.company_id = value.company_id and field.id = value.field_id and not field.is_management
    where value.company_id = ${db.companyId} and value.contract_id = ${fromId}`.execute(db.tx)
}
