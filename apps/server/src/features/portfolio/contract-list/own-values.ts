import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { sql, type RawBuilder } from 'kysely'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import type { Reader } from '../../people/access/public.ts'

/**
 * The contracts with such a value of one of the company's own fields, as their signed amendments left it on the day of the
 * facts. The condition is asked of each place where a value stands, so that it is read by an index.
 *
 * @param isSuch a condition on the column that it is given
 */
export function contractsWithValue(
  { companyId }: Pick<Reader, 'companyId'>,
  { today }: Pick<FactsOfDay, 'today'>,
  fieldIds: readonly string[],
  isSuch: (value: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const wanted = sql`any(${[...fieldIds]}::uuid[])`
  return sql`with amended as materialized (
      select master.id as contract_id, master.field_id, patched.value from (
        select distinct amendment.parent_id as id, field.id as field_id, patch.field from tagged_field as field
        join amendment_patch as patch on patch.company_id = field.company_id and patch.field = ${VALUE_PREFIX} || field.variable
        join contract as amendment on amendment.company_id = patch.company_id and amendment.id = patch.contract_id
        where field.company_id = ${companyId} and field.id = ${wanted}
      ) as master
      cross join lateral (
        select patch.value from amendment_patches_on(${companyId}, master.id, ${today.toString()}::date) as patch
        where patch.field = master.field order by patch.place desc limit 1
      ) as patched
    )
    select stated.contract_id from contract_field as stated
    where stated.company_id = ${companyId} and stated.field_id = ${wanted} and ${isSuch(sql.ref('stated.value'))}
      and not exists (select from amended where amended.contract_id = stated.contract_id and amended.field_id = stated.field_id)
    union all
    select amended.contract_id from amended where amended.value <> 'null' and ${isSuch(sql.ref('amended.value'))}`
}
