import type { ShippedTemplate } from '../shipped-template.ts'
import { confidentialityEn } from './en.ts'
import { confidentialityEs } from './es.ts'
import { confidentialityFr } from './fr.ts'

/** Before a project is discussed: each party may stop at any time, and keeps the secret. */
export const confidentiality: ShippedTemplate = {
  texts: { fr: confidentialityFr, en: confidentialityEn, es: confidentialityEs },
  terms: {
    duration: { kind: 'span', count: 2, unit: 'years' },
    renewalType: 'none',
    earlyExit: { notice: { unit: 'months', count: 1 }, alignment: 'exactDay', notBefore: null },
    noticeCountsWhen: 'presented',
    sendingMode: 'registeredLetter',
  },
  proposed: () => ({
    mutual_confidentiality: true,
    confidentiality_duration: { count: 5, unit: 'years' },
  }),
  contractType: 'nda',
}
