import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { usedVariables } from '@tacite/document/walk-document.ts'
import type { WordRequest } from '../word-request.ts'

/** A request for a test: every field is empty, under its own name. */
export function wordRequestOf(
  document: ContractDocument,
  changes: Partial<WordRequest> = {},
): WordRequest {
  return {
    document,
    locale: 'fr',
    head: { title: document.title, reference: '20260001', companyName: 'Acme', parties: [] },
    fields: Object.fromEntries(
      usedVariables(document).map((variable) => [
        variable,
        { variable, label: variable, words: null },
      ]),
    ),
    passages: {},
    images: {},
    words: {
      note: 'Copie de travail, sans valeur de signature',
      reference: 'Référence',
      parties: 'Entre les parties',
      image: 'Image',
      missingImage: 'Image non disponible',
      pages: ['Page ', ' sur ', ''],
    },
    createdAt: new Date('2026-01-02T03:04:05Z'),
    ...changes,
  }
}
