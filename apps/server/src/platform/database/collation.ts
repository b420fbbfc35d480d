import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'

/** Names sort in the order of the reader's language; French and English collate alike. */
export function collationOf(locale: Locale): RawBuilder<unknown> {
  return sql.id(locale === 'es' ? 'es-x-icu' : 'und-x-icu')
}
