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
  prolongStored,
  reinstateStored,
  standingValidations,
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
  if (contractIds.length === 0) return
  const changes: Change[] = []
  // A text is loaded per contract, one at a time, and only for contracts with a validation.
  for (const [contractId, validation] of await standingValidations(db, contractIds))
    changes.push(await changeOf(deps, db, contractId, validation))
  await requireConfirmed(db, changes)
  await apply(deps, db, changes)
}

async function changeOf(
  { clock }: Deps,
  db: CompanyDatabase,
  contractId: string,
  validation: StandingValidation,
): Promise<Change> {
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
  const ids = idsOf(asked)
  if (db.request?.confirmation === confirmationOf(ids)) return
  throw new Refused('STATE', 'VALIDATION_WOULD_BE_SUSPENDED', await atStake(db, ids))
}

/** Each outcome for all contracts at once: a party may be named by thousands. */
async function apply(deps: Deps, db: CompanyDatabase, changes: readonly Change[]): Promise<void> {
  const withOutcome = (...outcomes: ChangeOutcome[]) =>
    changes.filter(({ outcome }) => outcomes.includes(outcome))
  for (const { contractId, validation } of withOutcome('void'))
    await voidValidation(deps, db, null, contractId, validation)
  await prolong(deps, db, withOutcome('prolong'))
  await reinstate(deps, db, withOutcome('reinstate'))
  await suspend(deps, db, withOutcome('ask', 'suspend'))
}

async function prolong({ clock }: Deps, db: CompanyDatabase, changes: readonly Change[]) {
  if (changes.length > 0) await prolongStored(db, idsOf(changes), clock.now())
}

async function reinstate(
  { clock, events }: Deps,
  db: CompanyDatabase,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  await reinstateStored(
    db,
    changes.map(({ validation }) => validation),
    clock.now(),
  )
  await events.recordMany(db, eventsOf(db, changes).map(validationReinstated))
}

async function suspend(
  { clock, events }: Deps,
  db: CompanyDatabase,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  await suspendStored(db, idsOf(changes), {
    confirmedBy: db.request?.actor.personId ?? null,
    lastChangeAt: clock.now(),
  })
  await events.recordMany(db, eventsOf(db, changes).map(validationSuspended))
}

function idsOf(changes: readonly Change[]): string[] {
  return changes.map(({ validation }) => validation.id)
}

function eventsOf(db: CompanyDatabase, changes: readonly Change[]) {
  const actor = db.request?.actor ?? null
  return changes.map(({ contractId, validation }) => endEvent(actor, contractId, validation))
}
