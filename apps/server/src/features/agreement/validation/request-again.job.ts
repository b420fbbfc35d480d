import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  bindTo,
  CURRENT_FORMAT,
  readContractContent,
  type ContentBinding,
} from '../../writing/contracts/public.ts'
import { askOpenSteps } from './ask-open-steps.ts'
import { validationRequestedAgain } from './validation-events.ts'
import {
  endOf,
  requireStanding,
  setValidationState,
  type StandingValidation,
} from './validation-repository.ts'

/** Hourly, because a contract with such a validation can be restored long after the upgrade. */
export const REQUEST_AGAIN: JobKind<{ companyId?: string }> = {
  name: 'request-validations-again',
  schedule: { cron: '11 * * * *' },
  isCaughtUp: true,
}

type Deps = Pick<Platform, 'clock' | 'events' | 'inCompany'>

/**
 * Running validations are requested again when the content hash covers more than it did, since their validators have
 * not yet decided on everything. Those that are acquired keep their format and hold (decision 0057). One contract per
 * transaction, idempotent.
 */
export async function requestOutdatedAgain(deps: Deps, companyId: string): Promise<void> {
  while (await deps.inCompany(companyId, (db) => requestNextAgain(deps, db)));
}

/** Whether there was one. */
async function requestNextAgain(
  deps: Pick<Deps, 'clock' | 'events'>,
  db: CompanyDatabase,
): Promise<boolean> {
  const contractId = await nextContract(db)
  if (contractId === null) return false
  const replaced = await requireStanding(db, contractId)
  const binding = bindTo(await readContractContent(db, contractId))
  await setValidationState(db, replaced.id, 'cancelled', deps.clock.now())
  const validationId = await copyValidation(deps, db, { contractId, replaced, binding })
  await deps.events.record(
    db,
    validationRequestedAgain({
      actor: null,
      contractId,
      validationId,
      payload: {
        ...endOf(replaced),
        contentHash: binding.hash,
        contentFormat: binding.format,
        validatorIds: [...new Set(replaced.steps.flatMap((step) => step.validatorIds))],
      },
    }),
  )
  await askOpenSteps(deps, db, null, contractId, { openedBy: 'upgrade' })
  return true
}

async function nextContract(db: CompanyDatabase): Promise<string | null> {
  const row = await db
    .select('contract_validation')
    .where('contract_validation.state', '=', 'running')
    .where('contract_validation.content_format', '<', CURRENT_FORMAT)
    .select('contract_validation.contract_id')
    .orderBy('contract_validation.id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row?.contract_id ?? null
}

interface Replacement {
  contractId: string
  replaced: StandingValidation
  binding: ContentBinding
}

/** What its circuit did not ask, and what its request left out. */
async function circuitRecordOf(db: CompanyDatabase, validationId: string) {
  const { skipped_steps, departures } = await db
    .select('contract_validation')
    .where('contract_validation.id', '=', validationId)
    .select(['skipped_steps', 'departures'])
    .executeTakeFirstOrThrow()
  return {
    skipped_steps: JSON.stringify(skipped_steps),
    departures: JSON.stringify(departures),
  }
}

/** The same steps and validators, nothing decided yet. */
async function copyValidation(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { contractId, replaced, binding }: Replacement,
): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  await db
    .insert('contract_validation', {
      id,
      contract_id: contractId,
      content_format: binding.format,
      content_hash: binding.hash,
      content_left_out: [...binding.leftOut],
      state: 'running',
      requested_by: replaced.requestedBy,
      requested_at: now,
      circuit_id: replaced.circuitId,
      replaces_id: replaced.id,
      ...(await circuitRecordOf(db, replaced.id)),
    })
    .execute()
  const steps = replaced.steps.map((step) => ({ ...step, newStepId: newId(now) }))
  await db
    .insert(
      'contract_validation_step',
      steps.map(({ newStepId, name, rule, isBesidePrevious, dueDays }, position) => ({
        id: newStepId,
        validation_id: id,
        position,
        name,
        rule,
        is_beside_previous: isBesidePrevious ?? false,
        due_days: dueDays,
      })),
    )
    .execute()
  await db
    .insert(
      'contract_validator',
      steps.flatMap(({ newStepId, validatorIds }) =>
        validatorIds.map((personId) => ({ step_id: newStepId, person_id: personId })),
      ),
    )
    .execute()
  return id
}
