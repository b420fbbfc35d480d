import { eventsWith } from '@tacite/domain/events/event-catalogue.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { outcomeOfChange, type ChangeOutcome } from '@tacite/domain/validation/suspension.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBoundContent, readContractContent } from '../../writing/contracts/public.ts'
import { atStake, confirmationOf } from './at-stake.query.ts'
import { endEvent, voidValidation } from './end-validation.ts'
import { validationReinstated, validationSuspended } from './validation-events.ts'
import {
  contractsOfParties,
  contractsUnderValidation,
  reinstateStored,
  standingValidation,
  suspendStored,
  type StandingValidation,
} from './validation-repository.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

interface Change {
  contractId: string
  validation: StandingValidation
  outcome: ChangeOutcome
}

/**
 * A validation covers the content that was read. Whatever changes it, in the transaction of the change: the person is
 * asked first, then the validation is suspended, and counts again when the content is back.
 */
export function guardValidations(deps: Deps): void {
  deps.events.on(eventsWith('changesContent'), async (db, events) => {
    const changed = events.map(({ contractId }) => contractId)
    await guard(deps, db, await contractsUnderValidation(db, changed))
  })
  deps.events.on(CHANGES_PARTIES, async (db, events) => {
    const partyIds = events.map(({ objectId }) => objectId)
    await guard(deps, db, await contractsOfParties(db, partyIds))
  })
}

/** The content names its parties: changing one changes every contract with it. */
const CHANGES_PARTIES = [
  'counterparty.changed',
  'counterparty.merged',
  'legalEntity.changed',
] as const

async function guard(deps: Deps, db: CompanyDatabase, contractIds: readonly string[]) {
  const changes: Change[] = []
  // A text is loaded per contract, and only for contracts with a validation.
  for (const contractId of contractIds) {
    const change = await changeOf(deps, db, contractId)
    if (change) changes.push(change)
  }
  await requireConfirmed(db, changes)
  for (const change of changes) await apply(deps, db, change)
}

async function changeOf(
  { clock }: Deps,
  db: CompanyDatabase,
  contractId: string,
): Promise<Change | null> {
  const validation = await standingValidation(db, contractId)
  if (!validation) return null
  const outcome = outcomeOfChange(validation, {
    isBack: isBoundContent(await readContractContent(db, contractId), validation.content),
    personId: db.request?.actor.personId ?? null,
    isConfirmed: db.request ? false : null,
    at: clock.now(),
  })
  return { contractId, validation, outcome }
}

/** The change is refused, and so rolled back, until the person confirms exactly what they are told. */
async function requireConfirmed(db: CompanyDatabase, changes: readonly Change[]): Promise<void> {
  const asked = changes.filter(({ outcome }) => outcome === 'ask')
  if (asked.length === 0) return
  const ids = asked.map(({ validation }) => validation.id)
  if (db.request?.confirmation === confirmationOf(ids)) return
  throw new Refused('STATE', 'VALIDATION_WOULD_BE_SUSPENDED', await atStake(db, ids))
}

async function apply(
  deps: Deps,
  db: CompanyDatabase,
  { contractId, validation, outcome }: Change,
): Promise<void> {
  const now = deps.clock.now()
  const actor = db.request?.actor ?? null
  const event = endEvent(actor, contractId, validation)
  switch (outcome) {
    case 'keep':
      return
    case 'void':
      return voidValidation(deps, db, null, contractId, validation)
    case 'prolong':
      return suspendStored(db, validation.id, { ...validation.sitting!, lastChangeAt: now })
    case 'reinstate':
      await reinstateStored(db, validation, now)
      return deps.events.record(db, validationReinstated(event))
    case 'ask':
    case 'suspend':
      await suspendStored(db, validation.id, {
        confirmedBy: actor?.personId ?? null,
        lastChangeAt: now,
      })
      return deps.events.record(db, validationSuspended(event))
  }
}
