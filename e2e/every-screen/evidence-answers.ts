import type { ContractEvidence } from '@tacite/api/portfolio/evidence-endpoints.ts'

const counterparty: ContractEvidence = {
  position: 0,
  field: 'counterparty',
  isValue: true,
  isCorrected: false,
  page: 1,
  quote: 'Ateliers Morel et associés, société par actions simplifiée',
  sentence:
    'Entre les soussignés : Ateliers Morel et associés, société par actions simplifiée, ci-après « le Bailleur »',
  confidence: 0.96,
  foundBy: 'rule',
  acceptedBy: null,
  isInDocument: true,
}

const title: ContractEvidence = {
  ...counterparty,
  position: 1,
  field: 'title',
  isCorrected: true,
  quote: 'BAIL COMMERCIAL',
  sentence: 'BAIL COMMERCIAL',
  acceptedBy: 'Élodie Müller-Bianchi',
  isInDocument: false,
}

const law: ContractEvidence = {
  ...counterparty,
  position: 2,
  field: 'governingLaw',
  isValue: false,
  quote: 'français',
  sentence: 'Le présent contrat est soumis au droit français.',
  confidence: 0.8,
  foundBy: 'secondReader',
}

/** Of a contract that an import created: proven, corrected since, and without a field. */
export const evidence = { value: [title, counterparty, law] }

/** With its place on the first page. */
export const placedEvidence = {
  ...counterparty,
  boxes: {
    sentence: [
      { left: 0.12, top: 0.2, width: 0.7, height: 0.015 },
      { left: 0.12, top: 0.218, width: 0.4, height: 0.015 },
    ],
    value: [{ left: 0.3, top: 0.2, width: 0.4, height: 0.015 }],
  },
}
