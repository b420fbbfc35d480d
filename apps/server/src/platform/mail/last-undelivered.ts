import { sql, type RawBuilder } from 'kysely'

/**
 * When the last mail about a contract to an address was found undeliverable; null: it was not, or none was written.
 * Arguments are SQL expressions.
 */
export function lastUndelivered(mail: {
  companyId: RawBuilder<string>
  contractId: RawBuilder<string>
  recipient: RawBuilder<string>
}): RawBuilder<Date | null> {
  return sql<Date | null>`(select last.failed_at from mail as last
    where last.company_id = ${mail.companyId} and last.contract_id = ${mail.contractId}
      and last.recipient = ${mail.recipient}
    order by last.created_at desc, last.id desc limit 1)`
}
