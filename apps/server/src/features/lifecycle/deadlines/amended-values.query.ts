import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import type { SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { fieldLabel } from '../../../platform/database/system-names.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { visibleContracts } from '../../people/access/public.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

/** The values that amendments set, each with its document as this person may know it. */
export async function presentHistory(
  db: CompanyDatabase,
  actor: Actor,
  history: readonly SetValue[],
  today: Temporal.PlainDate,
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
  )
  return history.map(({ field, before, value, from, currency, currencyBefore, amendment }) => {
    const { label = null, type = null } = fields.get(field) ?? {}
    const readable = known.get(amendment.id)
    return {
      field,
      label,
      type,
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

/** The labels and types of the tagged fields among the fields of patches. */
export async function fieldsNamed(
  db: CompanyDatabase,
  locale: Locale,
  names: readonly string[],
): Promise<ReadonlyMap<string, { label: string; type: FieldType }>> {
  const variables = names
    .filter((name) => name.startsWith(VALUE_PREFIX))
    .map((name) => name.slice(VALUE_PREFIX.length))
  if (variables.length === 0) return new Map()
  const rows = await db
    .select('tagged_field')
    .where('tagged_field.variable', 'in', [...new Set(variables)])
    .select(['tagged_field.variable', 'tagged_field.type', fieldLabel(locale).as('label')])
    .execute()
  return new Map(
    rows.map(({ variable, type, label }) => [`${VALUE_PREFIX}${variable}`, { label, type }]),
  )
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
