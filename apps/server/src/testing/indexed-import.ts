import type { TestCompany } from './companies.ts'
import { keptImportOf } from './planned-imports.ts'
import type { TestProduct } from './start-product.ts'

const INDEX = Buffer.from(
  [
    'Fichier;Contrepartie;SIREN;Signé le;Début;Fin;Préavis;Reconduction;Montant',
    'Bail Lyon.pdf;CADEXIA SAS;552 100 554;31/12/2019;2020-01-01;2029-12-31;6 mois;tacite;12 000 €',
    'NDA Zenith.pdf;Zenith;;15/03/2021;2021-03-15;;3 mois;non;',
    'Perdu.pdf;Personne;;;;;;;',
  ].join('\n'),
)

const FILES = [
  {
    path: 'Cadexia/Bail Lyon.pdf',
    pages: ['BAIL COMMERCIAL', 'Le loyer est payable chaque trimestre.'],
  },
  { path: 'Cadexia/Bail Lyon - avenant n° 1.pdf', pages: ['AVENANT'] },
  { path: 'Cadexia/Annexe 1.pdf', pages: ['PLAN'] },
  { path: 'NDA Zenith.pdf', pages: ['Confidentialité'] },
  { path: 'NDA Zenith (copie).pdf', sameAs: 3 },
  { path: 'index.csv', kind: 'other' as const, bytes: INDEX },
]
/** Rules that join its index. */
export const RULES = {
  joined: { column: 'Fichier', by: 'name' },
  dayOrder: 'dayFirst',
  columns: {
    Contrepartie: 'counterparty',
    SIREN: 'siren',
    'Signé le': 'signatureDate',
    Début: 'effectiveDate',
    Fin: 'endDate',
    Préavis: 'notice',
    Reconduction: 'renewalType',
    Montant: 'amount',
  },
}
/** Creates the parties that nobody knows. */
export const CREATE_PARTIES = {
  resolutions: ['cadexia', 'zenith'].map((key) => ({
    field: 'counterparty',
    key,
    resolution: { kind: 'create' },
  })),
}

/** An import with an index that has mistakes, which is read. */
export async function indexedImport(product: TestProduct, company: TestCompany): Promise<string> {
  const importId = await keptImportOf(product, company, FILES)
  const path = `/imports/${importId}/index`
  const { status, body } = await company.administrator.call('POST', path, { position: 5 })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return importId
}
