import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { TERMS_IN_FIELDS, SYSTEM_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import { changedTerms, type ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { raiseRevisions } from '../../../platform/database/record-revision.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import {
  chosenNames,
  readFieldValues,
  refuseUnknownChoice,
  requireFreeReference,
  requireMetadata,
  toDetailColumns,
  writeFieldValues,
} from '../../writing/contracts/public.ts'
import { taggedFields } from '../../writing/texts/public.ts'
import { recordCorrection, requireCorrection } from './record-correction.ts'

type CorrectedDetails = BodyOf<typeof correctionsEndpoints.correctDetails>

/** Corrects the parties, the amount and the other values read from a document signed elsewhere. */
export async function correctDetails(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { reason, details, values }: CorrectedDetails,
): Promise<void> {
  await requireAct(db, actor, 'correctTerms', contractId)
  requireNoDates(values)
  const before = await statedNow(db, contractId)
  // The value before was never true: the states of past days take the corrected one (migration 0057).
  await sql`select set_config('tacite.corrects_terms', 'on', true)`.execute(db.tx)
  const fields = await taggedFields(db, contractId)
  await writeFieldValues(db, contractId, fields, values)
  await requireMetadata(db, contractId, fields, Object.keys(values))
  if (details.reference) await requireFreeReference(db, details.reference, contractId)
  await db
    .update('contract')
    .set({ ...toDetailColumns(details), updated_at: deps.clock.now() })
    .where('contract.id', '=', contractId)
    .execute()
    .catch(refuseUnknownChoice)
  // What else this transaction changes is no correction.
  await sql`select set_config('tacite.corrects_terms', 'off', true)`.execute(db.tx)
  const changes = corrected(before, await statedNow(db, contractId), Object.keys(values))
  // What was written is the same: without a change nothing is recorded, and the whole is refused.
  requireCorrection({ reason, changes })
  await raiseRevisions(db, actor, [contractId])
  await recordCorrection(deps, db, actor, contractId, { reason, changes })
}

interface Stated {
  details: Record<string, unknown>
  values: Record<string, unknown>
}

/** By name: a party may be renamed, merged or deleted later. */
async function statedNow(db: CompanyDatabase, contractId: string): Promise<Stated> {
  const { reference, currency, names } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.reference', 'contract.currency', chosenNames().as('names')])
    .executeTakeFirstOrThrow()
  const { legalEntity, counterparty } = names
  const { values } = await readFieldValues(db, contractId)
  return { details: { reference, legalEntity, counterparty, currency }, values }
}

/** Of the values, only those of the form: the particulars of a new party change several. */
function corrected(before: Stated, after: Stated, variables: readonly string[]): ChangedTerm[] {
  const values = Object.fromEntries(variables.map((name) => [name, after.values[name] ?? null]))
  return [
    ...changedTerms(before.details, after.details),
    ...changedTerms(before.values, values).map(({ field, ...change }) => ({
      field: `values.${field}`,
      ...change,
    })),
  ]
}

/** Dates and durations have their own form, which shows what becomes of the deadlines. */
function requireNoDates(values: CorrectedDetails['values']): void {
  const dates = SYSTEM_FIELDS.filter(({ variable, source }) => {
    const isTerm = TERMS_IN_FIELDS.some((term) => source === `lifecycle.${term}`)
    return isTerm && variable in values
  })
  if (dates.length > 0)
    throw new Refused(
      'RULE',
      dates.map(({ variable }) => ({ code: 'CORRECTED_WITH_DATES', field: `values.${variable}` })),
    )
}
