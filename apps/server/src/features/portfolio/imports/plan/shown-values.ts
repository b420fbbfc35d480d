import { IMPORT_FIELDS, isImportField } from '@tacite/domain/imports/import-fields.ts'
import { isToCreate, type RowField } from '@tacite/domain/imports/import-row.ts'
import type { Span } from '@tacite/domain/deadlines/contract-duration.ts'
import type { NoticePeriod } from '@tacite/domain/deadlines/notice-period.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { formatDuration } from '@tacite/i18n/format-units.ts'
import { formatAmountInclTax, formatDay } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { noticeWords } from '@tacite/i18n/term-words.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'

/** A value in the words of its reader. */
export function shownValue(
  locale: Locale,
  field: RowField,
  value: unknown,
  names: ReadonlyMap<string, string>,
): string {
  if (isToCreate(value)) return value.create
  if (!isImportField(field)) return String(value)
  const t = createTranslator(locale)
  switch (IMPORT_FIELDS[field].kind) {
    case 'choice':
    case 'contract':
      return names.get(String(value)) ?? ''
    case 'day':
      return formatDay(String(value), locale)
    case 'amount':
      return formatAmountInclTax(Number(value), locale)
    case 'span':
      return formatDuration(value as Span, locale)
    case 'notice':
      return noticeWords(t, value as NoticePeriod)
    case 'option':
      return field === 'currency'
        ? String(value)
        : t(`import-plan.option.${field as 'scope'}.${String(value) as 'national'}`)
    default:
      return String(value)
  }
}

/** The names of what values choose, by id. */
export async function namesOfChoices(
  db: CompanyDatabase,
  values: readonly ({ value: unknown } | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = values.flatMap((each) =>
    typeof each?.value === 'string' && UUID.test(each.value) ? each.value : [],
  )
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, title as name from contract_type where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, title from project where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, name from legal_entity where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, name from counterparty where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, name from folder where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select id, title from contract where company_id = ${db.companyId} and id = any(${ids}::uuid[])
    union all select person.id, ${personName('person')} from person
      where person.company_id = ${db.companyId} and person.id = any(${ids}::uuid[])`.execute(db.tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
