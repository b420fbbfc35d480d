import type { DatedValue, HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import type { ChangedTerm } from '@tacite/domain/corrections/changed-terms.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import type { FieldValue } from '@tacite/document/field-definition.ts'
import { formatDay } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The names under which corrections keep a value, with how it is written. */
const CORRECTED: Partial<Record<DatedValue, { field: string; isDay?: true; isAmount?: true }>> = {
  reference: { field: 'reference' },
  counterparty: { field: 'counterparty' },
  legalEntity: { field: 'legalEntity' },
  amount: { field: 'values.amount_incl_tax', isAmount: true },
  signatureDate: { field: 'signatureDate', isDay: true },
  effectiveDate: { field: 'effectiveDate', isDay: true },
}

/** The values that corrections took away, newest first: they were never true. */
export async function correctionsOf(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  value: DatedValue,
): Promise<HeldValue[]> {
  const corrected = CORRECTED[value]
  if (!corrected) return []
  const t = createTranslator(actor.locale)
  const { rows } = await sql<Row>`
    select correction.changes, correction.reason, correction.corrected_at as at, contract.currency,
      coalesce((select ${personName('author')} from person as author
        where author.company_id = correction.company_id and author.id = correction.corrected_by), ${t('as-of.erasedPerson')}) as by
    from term_correction as correction
    join contract on contract.company_id = correction.company_id and contract.id = correction.contract_id
    where correction.company_id = ${db.companyId} and correction.contract_id = ${contractId}
    order by correction.corrected_at desc, correction.id desc limit 100`.execute(db.tx)
  const written = (before: unknown, currency: string): string | null => {
    if (before === null || before === '') return null
    if (corrected.isDay) return formatDay(before as string, actor.locale)
    if (corrected.isAmount)
      return formatFieldValue('amount', before as FieldValue, { locale: actor.locale, currency })
    return before as string
  }
  return rows.flatMap(({ changes, reason, at, by, currency }) =>
    changes
      .filter(({ field }) => field === corrected.field)
      .map(({ before }) => ({
        text: written(before, currency),
        from: null,
        to: null,
        how: 'corrected' as const,
        by,
        at: at.toISOString(),
        because: reason,
      })),
  )
}

interface Row {
  changes: ChangedTerm[]
  reason: string
  at: Date
  by: string
  currency: string
}
