import { valuesOnDay } from '@tacite/document/formulas/computed-history.ts'
import { rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import { statedRows } from '@tacite/document/repeats/stated-rows.ts'
import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import {
  AMENDABLE_TERMS,
  VALUE_PREFIX,
  termsOfAmendment,
  withoutUnmovedStarts,
  type SignedAmendment,
} from '@tacite/domain/amendments/stated-patch.ts'
import { valueHistory, valueOn } from '@tacite/domain/amendments/value-history.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { chosenNames, passagesOf, readStatedValues } from '../../writing/contracts/public.ts'
import { taggedFields, type TaggedField } from '../../writing/texts/public.ts'
import { readContractTerms, signedAmendments } from '../deadlines/public.ts'

export type InForce = Awaited<ReturnType<typeof readInForce>>

/**
 * What a master agreement says on a day, by field, without one of its amendments.
 *
 * @param amendmentId the amendment in question, signed or not
 */
export async function readInForce(
  db: CompanyDatabase,
  masterId: string,
  { amendmentId, day }: { amendmentId: string; day: string },
) {
  const [contract] = await readContractTerms(db, [masterId])
  const others = await otherAmendments(db, masterId, amendmentId)
  const amendments = others.flatMap((each) => termsOfAmendment(each) ?? [])
  const terms: LifecycleTerms = { ...contract!.terms, amendments }
  const parties = await statedParties(db, masterId)
  const own = await readStatedValues(db, masterId)
  const { values, currency } = own
  const allFields = await taggedFields(db, masterId)
  const fields = allFields.filter(isAmendableField)
  const passages = await passagesOf(db, masterId)
  const stated: Record<string, unknown> = {
    ...Object.fromEntries(AMENDABLE_TERMS.map((term) => [term, terms[term]])),
    amount: parties.amountInclTaxCents,
    currency,
    counterparty: parties.counterparty,
    legalEntity: parties.legalEntity,
    ...Object.fromEntries(
      fields.map(({ variable }) => [`${VALUE_PREFIX}${variable}`, values[variable] ?? null]),
    ),
    // A passage without rows has none: an empty list, whether it was stated or not.
    ...Object.fromEntries(
      passages.map(({ key }) => [patchOfRows(key), statedRows(rowsOf(values, key))]),
    ),
  }
  const history = valueHistory(stated, withoutUnmovedStarts(others, terms))
  const inForce = Object.fromEntries(
    Object.entries(stated).map(([field, value]) => [field, valueOn(history, field, value, day)]),
  )
  const valuesThen = valuesOnDay(own.fields, own, history, day)
  return { contract: contract!, terms, inForce, allFields, fields, passages, valuesThen, currency }
}

/** How patches name the rows of a passage. */
export function patchOfRows(key: string): string {
  return `${VALUE_PREFIX}${rowsName(key)}`
}

export type Party = { _id: string; name: string }

async function statedParties(db: CompanyDatabase, contractId: string) {
  const { names, ...row } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select([
      'contract.amount_incl_tax_cents',
      'contract.counterparty_id',
      'contract.legal_entity_id',
      chosenNames().as('names'),
    ])
    .executeTakeFirstOrThrow()
  return {
    amountInclTaxCents: row.amount_incl_tax_cents,
    counterparty: partyOf(row.counterparty_id, names.counterparty),
    legalEntity: partyOf(row.legal_entity_id, names.legalEntity),
  }
}

function partyOf(id: string | null, name: string | null): Party | null {
  return id === null ? null : { _id: id, name: name ?? '' }
}

async function otherAmendments(
  db: CompanyDatabase,
  masterId: string,
  amendmentId: string,
): Promise<SignedAmendment[]> {
  const signed = (await signedAmendments(db, [masterId])).get(masterId) ?? []
  return signed.filter(({ id }) => id !== amendmentId)
}

/** The company's own fields that say something of what was agreed; those of the contract itself have their own patches. */
function isAmendableField({ variable, kind, isManagement, formula }: TaggedField): boolean {
  return kind === 'custom' && !isManagement && formula === null && !isSystemField(variable)
}
