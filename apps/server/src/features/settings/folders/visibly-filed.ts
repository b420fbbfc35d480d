import { sql, type RawBuilder } from 'kysely'
import { seesEveryContract, visibleAmongMany, type Reader } from '../../people/access/public.ts'

/** The rows of `contract_folder` whose contracts the reader may see: a count never says what a list would not. */
export function visiblyFiled(reader: Reader): RawBuilder<unknown> {
  const filed = sql`select contract_folder.contract_id, contract_folder.folder_id from contract_folder`
  const ofCompany = sql`where contract_folder.company_id = ${reader.companyId}`
  if (seesEveryContract(reader)) return sql`${filed} ${ofCompany}`
  return sql`${filed} join contract on contract.company_id = contract_folder.company_id
    and contract.id = contract_folder.contract_id ${ofCompany} and ${visibleAmongMany(reader)}`
}
