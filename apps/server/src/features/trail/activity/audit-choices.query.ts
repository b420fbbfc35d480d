import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { collator } from '@tacite/i18n/format.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { objectKind } from './audit-events.query.ts'
import { nameOfAct } from './name-of-act.ts'

/** The acts and kinds of objects in the trail: a loose index scan, fast whatever its length. */
export async function auditChoices(db: CompanyDatabase, locale: Locale) {
  const t = createTranslator(locale)
  const sorted = (keys: readonly string[], name: (key: string) => string) =>
    keys
      .map((key) => ({ key, value: name(key) }))
      .toSorted((a, b) => collator(locale).compare(a.value, b.value))
  return {
    actions: sorted(await distinct(db, 'action'), (action) => nameOfAct(t, action)),
    objectTypes: sorted(await distinct(db, 'object_type'), (type) => objectKind(t, type)),
  }
}

async function distinct(db: CompanyDatabase, column: 'action' | 'object_type'): Promise<string[]> {
  const value = sql.ref(`audit_event.${column}`)
  const { rows } = await sql<{ value: string }>`
    with recursive found (value) as (
      (select ${value} from audit_event where audit_event.company_id = ${db.companyId} order by ${value} limit 1)
      union all
      select (select ${value} from audit_event where audit_event.company_id = ${db.companyId} and ${value} > found.value
        order by ${value} limit 1) from found where found.value is not null
    )
    select value from found where value is not null limit 500`.execute(db.tx)
  return rows.map((row) => row.value)
}
