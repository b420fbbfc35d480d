import type { ShippedTemplate } from '../shipped-template.ts'
import { templateChoices } from '../template-fields.ts'
import { frameworkFr } from './fr.ts'

/** What holds for every order, and the first of them. */
export const framework: ShippedTemplate = {
  texts: { fr: frameworkFr },
  terms: {
    duration: { kind: 'span', count: 3, unit: 'years' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'years' },
    notice: { unit: 'months', count: 3 },
    noticeCountsWhen: 'presented',
    sendingMode: 'registeredLetter',
  },
  proposed: (locale) => ({
    order_acceptance_period: { count: 5, unit: 'days' },
    minimum_commitment: false,
    vat_rate: 20,
    price_revision: false,
    billing_frequency: templateChoices('billing_frequency', locale)[0]!,
    payment_term: { count: 30, unit: 'days' },
    confidentiality_duration: { count: 5, unit: 'years' },
    personal_data_processing: false,
  }),
  contractType: 'service',
}
