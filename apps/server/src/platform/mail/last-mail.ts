import { sql, type RawBuilder } from 'kysely'

/** SQL expressions. */
interface MailsTo {
  companyId: RawBuilder<string>
  contractId: RawBuilder<string>
  recipient: RawBuilder<string>
}

/**
 * When the last mail about a contract to an address was found undeliverable; null: it was not, or none was written.
 */
export function lastUndelivered(mails: MailsTo): RawBuilder<Date | null> {
  return ofLast(sql`last.failed_at`, mails)
}

/** When the last mail about a contract to an address leaves, which a quota holds back; null: none is held back. */
export function lastHeldBack(mails: MailsTo): RawBuilder<Date | null> {
  return ofLast(sql`case when last.state = 'queued' then last.leaves_at end`, mails)
}

function ofLast(
  moment: RawBuilder<unknown>,
  { companyId, contractId, recipient }: MailsTo,
): RawBuilder<Date | null> {
  return sql<Date | null>`(select ${moment} from mail as last
    where last.company_id = ${companyId} and last.contract_id = ${contractId} and last.recipient = ${recipient}
    order by last.created_at desc, last.id desc limit 1)`
}
