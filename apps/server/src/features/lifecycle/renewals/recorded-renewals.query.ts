import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface NamedRenewal {
  /** The first day of the term that it opens; null: it was not noted. */
  openedOn: string | null
  /** The day of the agreement, from which the end is known to move. */
  recordedFor: string
  /** « Renouvellement convenu le 15/09/2026, accord.pdf ». */
  text: string
}

/** The renewals that move a date of the contract, in words, with the documents that stand. */
export async function recordedRenewals(
  db: CompanyDatabase,
  contractId: string,
  locale: Locale,
): Promise<NamedRenewal[]> {
  const t = createTranslator(locale)
  const { rows } = await sql<{
    kind: 'agreement' | 'request'
    day: string
    fromDay: string | null
    files: string[]
  }>`
    select renewal.kind, renewal.day::text, renewal.from_day::text as "fromDay",
      coalesce((select array_agg(proof.file_name order by proof.day, proof.id) from notice_proof as proof
        where proof.company_id = renewal.company_id and proof.renewal_id = renewal.id and proof.withdrawn_at is null), '{}') as files
    from contract_renewal as renewal
    where renewal.company_id = ${db.companyId} and renewal.contract_id = ${contractId}
      and renewal.kind in ('agreement', 'request') and renewal.cancelled_on is null
    order by renewal.recorded_at, renewal.id`.execute(db.tx)
  return rows.map(({ kind, day, fromDay, files }) => ({
    openedOn: fromDay,
    recordedFor: day,
    text: [t(`renewals.name.${kind}`, { day }), ...files].join(', '),
  }))
}
