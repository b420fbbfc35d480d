import type { Locale } from '@tacite/domain/locale.ts'
import { composeClause } from '../compose-template.ts'
import type { ClauseText, TemplateClause } from '../compose-template.ts'
import { serviceClausesEn } from './clauses-en.ts'
import { serviceClausesEs } from './clauses-es.ts'
import { serviceClausesFr } from './clauses-fr.ts'

const clauses: Record<Locale, readonly ClauseText[]> = {
  fr: serviceClausesFr,
  en: serviceClausesEn,
  es: serviceClausesEs,
}

/** The six clauses a new company's clause library starts with. */
export function serviceClauses(locale: Locale): TemplateClause[] {
  return clauses[locale].map(composeClause)
}
