import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractDocument } from '../contract-document.ts'
import { composeClause, composeDocument } from './contract-template.ts'
import type { ClauseText, TemplateClause, TemplateText } from './contract-template.ts'
import { serviceClausesEn } from './service-clauses-en.ts'
import { serviceClausesEs } from './service-clauses-es.ts'
import { serviceClausesFr } from './service-clauses-fr.ts'
import { serviceContractEn } from './service-contract-en.ts'
import { serviceContractEs } from './service-contract-es.ts'
import { serviceContractFr } from './service-contract-fr.ts'

const texts: Record<Locale, TemplateText> = {
  fr: serviceContractFr,
  en: serviceContractEn,
  es: serviceContractEs,
}

const clauses: Record<Locale, readonly ClauseText[]> = {
  fr: serviceClausesFr,
  en: serviceClausesEn,
  es: serviceClausesEs,
}

/**
 * The service contract a new company starts with, in its language: body, one annex, signatures. Its fields come from
 * `serviceContractFields`.
 *
 * @example serviceContract('fr', () => crypto.randomUUID()).title
 */
export function serviceContract(locale: Locale, newId: () => string): ContractDocument {
  return composeDocument(texts[locale], newId)
}

/** The six clauses a new company's clause library starts with. */
export function serviceClauses(locale: Locale): TemplateClause[] {
  return clauses[locale].map(composeClause)
}
