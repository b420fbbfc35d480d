import { sql, type RawBuilder } from 'kysely'
import type { CheckName, CompanyCheck } from './finding.ts'

/** A statement that finds what differs; each row is a sentence. */
type Look = (companyId: string) => RawBuilder<{ message: string }>

/** The status shown before the signature follows from the contract and its validations. */
export const checkStatus = comparison(
  'status',
  (companyId) => sql`
    select format('Contract %s is shown as %s; it is %s.', contract.reference, fact.status, shown_status(contract)) as message
    from contract join contract_fact as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
    where contract.company_id = ${companyId} and contract.status not in ('SIGNED', 'TERMINATED')
      and fact.status <> shown_status(contract) order by contract.reference limit 100`,
)

/** The set that opens a contract contains exactly the folders and groups that it is in (decision 0049). */
export const checkAccess = comparison(
  'access',
  (companyId) => sql`
    with content as (
      select content.contract_id,
        access_set_digest(array_agg(row(content.company_id, 0, content.folder_id, content.group_id, content.level)::access_set_member)) as digest
      from access_set_content as content where content.company_id = ${companyId} group by content.contract_id
    ), known as (
      select access_set.id, access_set.digest, access_set_digest(array(select row(member.company_id, 0, member.folder_id,
          member.group_id, member.level)::access_set_member from access_set_member as member
        where member.company_id = access_set.company_id and member.access_set_id = access_set.id)) as held
      from access_set where access_set.company_id = ${companyId}
    )
    select format('Contract %s is not opened by its folders and groups: its access set differs.', contract.reference) as message
    from contract
      left join content on content.contract_id = contract.id
      left join known on known.id = contract.access_set_id
    where contract.company_id = ${companyId} and content.digest is distinct from known.digest
    union all
    select format('The members of access set %s are not those of its digest.', known.id) from known
    where known.held is distinct from known.digest
    limit 100`,
)

/** The cells of the dashboard are the sums of the facts. */
export const checkFigures = comparison(
  'figures',
  (companyId) => sql`
    with counted as (
      select cell.part, cell.key, cell.detail, sum(cell.count) as count, sum(cell.amount_cents) as cents
      from dashboard_cell as cell where cell.company_id = ${companyId} group by 1, 2, 3
    ), expected as (
      select cell.part, cell.key, cell.detail, sum(cell.count) as count, sum(cell.amount_cents) as cents
      from contract_fact as fact cross join lateral dashboard_cells_of(fact) as cell
      where fact.company_id = ${companyId} group by 1, 2, 3
    )
    select format('The dashboard counts %s contracts in %s %s %s; there are %s.', coalesce(counted.count, 0), part, key, detail,
      coalesce(expected.count, 0)) as message
    from counted full join expected using (part, key, detail)
    where (coalesce(counted.count, 0), coalesce(counted.cents, 0)) <> (coalesce(expected.count, 0), coalesce(expected.cents, 0))
    limit 100`,
)

/** What a company is said to store is the sum of its files. */
export const checkStorage = comparison(
  'storage',
  (companyId) => sql`
    select format('The company is recorded as storing %s bytes; its files add up to %s.', counted.bytes, expected.bytes) as message
    from (select coalesce(sum(bytes), 0) as bytes from storage_change where company_id = ${companyId}) as counted,
      (select coalesce(sum(size_bytes), 0) as bytes from file where company_id = ${companyId}) as expected
    where counted.bytes <> expected.bytes`,
)

function comparison(name: CheckName, look: Look): CompanyCheck {
  return {
    name,
    isRepeated: true,
    async run({ companyId, read, found }) {
      const { rows } = await read((db) => look(companyId).execute(db.tx))
      for (const { message } of rows) found('fault', message)
    },
  }
}
