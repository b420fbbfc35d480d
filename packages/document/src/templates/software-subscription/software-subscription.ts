import type { ShippedTemplate } from '../shipped-template.ts'
import { templateChoices } from '../template-fields.ts'
import { softwareSubscriptionFr } from './fr.ts'

/** Software as a service, which the client may leave for another at any time (Data Act, article 25). */
export const softwareSubscription: ShippedTemplate = {
  texts: { fr: softwareSubscriptionFr },
  terms: {
    duration: { kind: 'span', count: 12, unit: 'months' },
    renewalType: 'tacit',
    renewalDuration: { count: 12, unit: 'months' },
    notice: { unit: 'months', count: 3 },
    earlyExit: { notice: { unit: 'months', count: 2 }, alignment: 'exactDay', notBefore: null },
    noticeCountsWhen: 'presented',
    sendingMode: 'registeredLetter',
  },
  proposed: (locale) => ({
    availability_rate: 99.5,
    data_location: 'Union européenne',
    data_return_period: { count: 60, unit: 'days' },
    vat_rate: 20,
    price_revision: false,
    billing_frequency: templateChoices('billing_frequency', locale)[2]!,
    payment_term: { count: 30, unit: 'days' },
    confidentiality_duration: { count: 5, unit: 'years' },
    personal_data_processing: true,
  }),
  contractType: 'licence',
}
