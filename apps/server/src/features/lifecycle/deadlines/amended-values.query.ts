import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import type { RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import type { SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { fieldsNamed, UNNAMED } from './fields-named.query.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

/**
 * The values that amendments set, each with its document as this person may know it.
 *
 * @param passages of the contract, where rows may be among the values
 */
export async function presentHistory(
  db: CompanyDatabase,
  actor: Actor,
  history: readonly SetValue[],
  today: Temporal.PlainDate,
  passages: readonly RepeatedPassage[] = [],
): Promise<AmendedValue[]> {
  if (history.length === 0) return []
  const known = await readableAmendments(
    db,
    actor,
    history.map(({ amendment }) => amendment.id),
  )
  const fields = await fieldsNamed(
    db,
    actor.locale,
    history.map(({ field }) => field),
    passages,
  )
  return history.map(({ field, before, value, from, currency, currencyBefore, amendment }) => {
    const readable = known.get(amendment.id)
    return {
      field,
      ...(fields.get(field) ?? UNNAMED),
      before,
      after: value,
      currency,
      currencyBefore,
      from,
      isInForce: from <= today.toString(),
      setBy: {
        _id: readable ? amendment.id : null,
        reference: readable?.reference ?? null,
        title: readable?.title ?? null,
        signedOn: amendment.signedOn,
      },
    }
  })
}

/** Those of these contracts that a person sees, by id. */
export async function readableAmendments(
  db: CompanyDatabase,
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, { reference: string; title: string }>> {
  if (contractIds.length === 0) return new Map()
  const rows = await db
    .select('contract')
    .where(sql<boolean>`contract.id = any(${[...new Set(contractIds)]}::uuid[])`)
    .where(visibleContracts(actor))
    .select(['contract.id', 'contract.reference', 'contract.title'])
    .execute()
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

/** Amendments that the reader does not see change the deadlines without a name. */
export function amendmentsAsKnown<Named extends { id: string; reference: string }>(
  amendments: readonly Named[],
  known: ReadonlyMap<string, { reference: string }>,
  locale: Locale,
): Named[] {
  const hidden = createTranslator(locale)('deadlines.hiddenAmendment')
  return amendments.map((each) => ({
    ...each,
    reference: known.get(each.id)?.reference ?? hidden,
  }))
}

/** The terms of a contract whose amendments have the names that this person may know. */
export async function termsAsKnown(
  db: CompanyDatabase,
  actor: Actor,
  contract: ContractTerms,
): Promise<ContractTerms> {
  const { history, terms } = contract
  const ids = [...history.map(({ amendment }) => amendment), ...terms.amendments].map(
    ({ id }) => id,
  )
  const known = await readableAmendments(db, actor, ids)
  const named = amendmentsAsKnown(
    history.map(({ amendment }) => amendment),
    known,
    actor.locale,
  )
  return {
    ...contract,
    history: history.map((each, at) => ({ ...each, amendment: named[at]! })),
    terms: { ...terms, amendments: amendmentsAsKnown(terms.amendments, known, actor.locale) },
  }
}
