import type { HeldValue, HistoryName } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { isSameValue, type ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { SettingDocuments } from './setting-documents.query.ts'

/** The values that are kept as a part of another one. */
const PART_OF: Partial<Record<string, string>> = {
  renewalType: 'renewal',
  renewalDuration: 'renewal',
  maxRenewals: 'renewal',
}

/** The names under which corrections keep a value that has another one. */
const KEPT_AS: Partial<Record<string, string>> = { amount: 'values.amount_incl_tax' }

interface Asked {
  contractId: string
  value: HistoryName
  /** Of the amendments of the contract: what one of them says may have been wrongly read too. */
  documents: SettingDocuments
  /** @param currency of an amount, where it is known */
  written: (value: unknown, currency?: string | null) => string | null
}

/** The values that corrections took away, oldest first: they were never true. */
export async function correctionsOf(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, value, documents, written }: Asked,
): Promise<HeldValue[]> {
  const { rows } = await sql<Row>`
    select correction.contract_id as "contractId", correction.changes, correction.reason, correction.corrected_at as at,
      contract.signature_date::text as "signedOn",
      coalesce((select ${personName('author')} from person as author
        where author.company_id = correction.company_id and author.id = correction.corrected_by),
        ${createTranslator(actor.locale)('as-of.erasedPerson')}) as by
    from term_correction as correction
    join contract on contract.company_id = correction.company_id and contract.id = correction.contract_id
    where correction.company_id = ${db.companyId} and correction.contract_id = any(${[contractId, ...documents.ids]}::uuid[])
    order by correction.corrected_at desc, correction.id desc limit 200`.execute(db.tx)
  return rows.toReversed().flatMap(({ reason, at, by, signedOn, ...row }) => {
    const isOwn = row.contractId === contractId
    const wrong = isOwn ? ownValue(row.changes, value) : statedByAmendment(row.changes, value)
    if (wrong === undefined) return []
    return {
      text: written(wrong, isOwn ? null : currencyRead(row.changes, value)),
      from: null,
      to: null,
      how: 'corrected' as const,
      by,
      at: at.toISOString(),
      because: reason,
      document:
        isOwn || signedOn === null ? null : documents.documentOf({ id: row.contractId, signedOn }),
    }
  })
}

/** What the contract itself was wrongly read to say; undefined: this value was not corrected. */
function ownValue(changes: readonly ChangedTerm[], value: HistoryName): unknown {
  const whole = PART_OF[value]
  const change = changes.find(({ field }) => field === (whole ?? KEPT_AS[value] ?? value))
  if (change === undefined) return undefined
  if (whole === undefined) return change.before ?? null
  const before = partOf(change.before, value)
  return isSameValue(before, partOf(change.after, value)) ? undefined : before
}

function partOf(whole: unknown, part: string): unknown {
  return (whole as Record<string, unknown> | null)?.[part] ?? null
}

/** What an amendment was wrongly read to set; where it was read to set nothing, nothing was wrong. */
function statedByAmendment(changes: readonly ChangedTerm[], value: HistoryName): unknown {
  const change = changes.find(({ field }) => field === `changes.${value}`)
  if (change === undefined || change.before === null) return undefined
  return change.before === 'removed' ? null : change.before
}

/** The currency of an amount that was wrongly read in an amendment. */
function currencyRead(changes: readonly ChangedTerm[], value: HistoryName): string | null {
  return changes.find(({ field }) => field === `changes.${value}`)?.currencyBefore ?? null
}

/**
 * Each corrected value right before the one that took its place: of an amendment, before what it sets; of the contract,
 * before the last value that it states itself.
 */
export function withCorrections(
  held: readonly HeldValue[],
  corrections: readonly HeldValue[],
): HeldValue[] {
  const placeOf = ({ document }: HeldValue): number =>
    document === null
      ? held.findLastIndex(({ how }) => ['created', 'changed', 'assumed', 'stated'].includes(how))
      : held.findIndex((each) => each.document?._id === document._id)
  const isAt = (at: number) => (each: HeldValue) => placeOf(each) === at
  return [
    ...corrections.filter(({ document }) => document === null).filter(isAt(-1)),
    ...held.flatMap((each, at) => [...corrections.filter(isAt(at)), each]),
    // It was read in an amendment that does not say it.
    ...corrections.filter(({ document }) => document !== null).filter(isAt(-1)),
  ]
}

interface Row {
  contractId: string
  changes: ChangedTerm[]
  reason: string
  at: Date
  by: string
  signedOn: string | null
}
