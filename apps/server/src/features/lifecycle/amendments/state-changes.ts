import type { StatedChanges } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import type { StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import { changedTerms, type ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { recordCorrection, requireCorrection } from '../corrections/public.ts'
import { requireAmendable } from './preview-changes.ts'
import { proposedChanges, requireWholeRows, type ProposedChanges } from './proposed-changes.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** States what an amendment replaces, while it is written: part of what is validated and signed. */
export async function stateChanges(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  stated: StatedChanges,
): Promise<void> {
  await requireAct(db, actor, 'stateAmendment', contractId)
  const proposed = await proposedChanges(db, actor, contractId, stated)
  requireAmendable(actor, proposed)
  requireWholeRows(proposed)
  await writePatches(db, contractId, stated, { patches: proposed.patches, isTranscribed: false })
  const fields = proposed.patches.map(({ field }) => field)
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.changesStated', contractId, { fields }),
  )
}

/** Corrects what was read from a signed amendment; the deadlines of its master agreement follow at once. */
export async function correctChanges(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { reason, ...stated }: StatedChanges & { reason: string },
): Promise<void> {
  await requireAct(db, actor, 'correctAmendment', contractId)
  const proposed = await proposedChanges(db, actor, contractId, stated)
  const { amendment, patches, inForce } = proposed
  const before = named(amendment.patches, amendment.effectiveOn)
  const after = named(patches, patches.length === 0 ? null : stated.effectiveOn)
  const absent = Object.fromEntries(Object.keys(before).map((field) => [field, null]))
  const changed = changedTerms(before, { ...absent, ...after })
  const changes = withCurrencies(changed, { before, after, stated: inForce.currency })
  requireCorrection({ reason, changes })
  requireAmendable(actor, proposed)
  await writePatches(db, contractId, stated, { patches, isTranscribed: true })
  await recordCorrection(deps, db, actor, contractId, { reason, changes })
}

/** Kept under names of their own: the amendment has terms too. A value taken away is not one that was never changed. */
function named(patches: readonly StatedPatch[], effectiveOn: string | null) {
  return {
    ...(effectiveOn === null ? {} : { 'changes.effectiveOn': effectiveOn }),
    ...Object.fromEntries(
      patches.map(({ field, value }) => [`changes.${field}`, value ?? 'removed']),
    ),
  }
}

interface Corrected {
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  /** The currency of an amount that states none. */
  stated: string
}

/** Each amount with its own currency; the same figure in another one is another amount. */
function withCurrencies(
  changes: readonly ChangedTerm[],
  { before, after, stated }: Corrected,
): ChangedTerm[] {
  const field = 'changes.amount'
  const currencyIn = (values: Corrected['before']) =>
    (values['changes.currency'] as string | undefined) ?? stated
  const currencies = { currencyBefore: currencyIn(before), currency: currencyIn(after) }
  const amount = { field, before: before[field] ?? null, after: after[field] ?? null }
  const isSameFigure = amount.before !== null && amount.before === amount.after
  const isChanged = isSameFigure
    ? currencies.currencyBefore !== currencies.currency
    : amount.before !== amount.after
  const others = changes.filter((change) => change.field !== field)
  return isChanged ? [{ ...amount, ...currencies }, ...others] : others
}

async function writePatches(
  db: CompanyDatabase,
  contractId: string,
  { effectiveOn }: StatedChanges,
  { patches, isTranscribed }: Pick<ProposedChanges, 'patches'> & { isTranscribed: boolean },
): Promise<void> {
  await db.delete('amendment_patch').where('amendment_patch.contract_id', '=', contractId).execute()
  if (patches.length === 0) return
  await db
    .insert(
      'amendment_patch',
      patches.map(({ field, value }) => ({
        contract_id: contractId,
        field,
        value: JSON.stringify(isParty(field) ? partyOf(value).name : value),
        counterparty_id: field === 'counterparty' ? partyOf(value)._id : null,
        legal_entity_id: field === 'legalEntity' ? partyOf(value)._id : null,
        effective_on: effectiveOn,
        is_transcribed: isTranscribed,
      })),
    )
    .execute()
}

function isParty(field: string): boolean {
  return field === 'counterparty' || field === 'legalEntity'
}

function partyOf(value: unknown): { _id: string; name: string } {
  return value as { _id: string; name: string }
}
