import type { ReadinessRules } from '@tacite/domain/readiness/readiness-kinds.ts'
import { composeRichText } from '../compose-rich-text.ts'
import type { ContractDocument, DocumentBlock, NumberingStyle } from '../contract-document.ts'
import { checkReadiness } from '../readiness/check-readiness.ts'
import type { CheckedContract } from '../readiness/checked-contract.ts'
import { emptyRichText } from '../rich-text.ts'

export const section = (title: string, source: string, level: 1 | 2 = 1) => ({
  id: title,
  level,
  title,
  audience: 'anyone' as const,
  content: source === '' ? emptyRichText() : composeRichText(source),
})

export const blockOf = (
  kind: DocumentBlock['kind'],
  name: string,
  ...sections: DocumentBlock['sections']
): DocumentBlock => ({ id: name, kind, name, description: '', sections })

export const documentOf = (...blocks: DocumentBlock[]): ContractDocument => ({
  title: 'Bail',
  numbering: 'articles',
  blocks,
})

/** A contract with nothing to say about, and what is changed of it. */
export const ready = (changed: Partial<CheckedContract> = {}): CheckedContract => ({
  document: documentOf(blockOf('body', 'Corps', section('Objet', 'Les parties conviennent.'))),
  definitions: [],
  values: {},
  locale: 'fr',
  currency: 'EUR',
  askedVariables: [],
  amountInclTaxCents: null,
  hasCounterparty: true,
  hasEffectiveDate: true,
  hasDuration: true,
  deviations: [],
  parties: [{ detail: 'counterparty', words: 'Durand & Fils, 12 rue de la Paix' }],
  signatoryCount: null,
  canPrint: (character) => character !== '🏢',
  ...changed,
})

export const findingsOf = (changed: Partial<CheckedContract>, rules: ReadinessRules = {}) =>
  checkReadiness(ready(changed), rules)
export const written = (source: string, numbering: NumberingStyle = 'articles') => ({
  document: {
    ...documentOf(
      blockOf('body', 'Corps', section('Objet', source), section('Prix', 'Fixe.')),
      blockOf('annex', 'Plan', section('Plan', 'Un plan.')),
    ),
    numbering,
  },
})
