import type { ShippedTemplate } from '../shipped-template.ts'
import { templateChoices } from '../template-fields.ts'
import { serviceEn } from './en.ts'
import { serviceEs } from './es.ts'
import { serviceFr } from './fr.ts'

/** Services between businesses: a new company starts with it, in its language. */
export const service: ShippedTemplate = {
  texts: { fr: serviceFr, en: serviceEn, es: serviceEs },
  terms: {
    duration: { kind: 'span', count: 1, unit: 'years' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'years' },
    notice: { unit: 'months', count: 3 },
    noticeCountsWhen: 'presented',
    // By post or electronic: post leaves less time, so it is the one to count on.
    sendingMode: 'registeredLetter',
  },
  proposed: (locale) => ({
    vat_rate: locale === 'es' ? 21 : 20,
    price_revision: false,
    billing_frequency: templateChoices('billing_frequency', locale)[0]!,
    payment_term: { count: 30, unit: 'days' },
    confidentiality_duration: { count: 5, unit: 'years' },
    personal_data_processing: false,
  }),
  contractType: 'service',
}
