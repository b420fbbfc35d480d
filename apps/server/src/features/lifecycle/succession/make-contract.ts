import type { Carried } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { carriedTerms } from '@tacite/domain/succession/carried-terms.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createFrom } from '../../writing/contracts/public.ts'
import { emptyDocument } from '../../writing/texts/public.ts'
import { valuesInForce, type ValuesInForce } from '../deadlines/public.ts'
import { carryFields } from './carry-fields.ts'
import { readSource, type Source } from './read-source.query.ts'

export interface Making {
  sourceId: string
  kind: 'copy' | 'renewal' | 'amendment'
  carried: Carried
  /** The day whose parties, terms and values are carried over. */
  inForceOn: IsoDay
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
  const inForce = await valuesInForce(db, sourceId, making.inForceOn)
  const form = formOf(source, inForce, actor, making)
  const { id, reference } = await createFrom(deps, db, actor, form, {
    document: documentOf(source, actor, making),
    lifecycle: termsOf(inForce, making),
    template: carried.text && kind !== 'amendment' ? templateOf(source) : null,
    original: null,
    signed: null,
    locale: source.locale,
    from: kind,
    writeValues: (contractId) => carryAll(db, inForce, contractId, making),
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
  { legalEntityId, counterpartyId, currency }: ValuesInForce,
  actor: Actor,
  { kind, carried, sourceId }: Making,
) {
  return {
    title: carried.title,
    typeId: details.contract_type_id,
    projectId: details.project_id,
    ownerId: actor.personId,
    reference: null,
    legalEntityId: carried.parties ? legalEntityId : null,
    counterpartyId: carried.parties ? counterpartyId : null,
    currency,
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
    : emptyDocument(actor.locale, carried.title, numbering)
}

function termsOf({ terms }: ValuesInForce, { kind, carried, effectiveDate }: Making) {
  if (kind === 'amendment') return {}
  return carried.terms ? carriedTerms(terms, effectiveDate) : { effectiveDate }
}

async function carryAll(
  db: CompanyDatabase,
  inForce: ValuesInForce,
  contractId: string,
  { sourceId, kind, carried }: Making,
): Promise<void> {
  if (!carried.values || kind === 'amendment') return
  await db
    .update('contract')
    .set({ amount_incl_tax_cents: inForce.amountInclTaxCents })
    .where('contract.id', '=', contractId)
    .execute()
  await carryFields(db, inForce, { fromId: sourceId, toId: contractId })
}

/** The version whose text the source began with. */
function templateOf({ details }: Source): { id: string; version: number } | null {
  const { template_id: id, template_version: version } = details
  return id === null || version === null ? null : { id, version }
}
