import type { ShippedTemplate } from '../shipped-template.ts'
import { templateChoices } from '../template-fields.ts'
import { maintenanceFr } from './fr.ts'

/** Equipment and software kept working, at a yearly price that follows an index. */
export const maintenance: ShippedTemplate = {
  texts: { fr: maintenanceFr },
  terms: {
    duration: { kind: 'span', count: 3, unit: 'years' },
    renewalType: 'tacit',
    renewalDuration: { count: 1, unit: 'years' },
    notice: { unit: 'months', count: 6 },
    noticeCountsWhen: 'presented',
    sendingMode: 'registeredLetter',
  },
  proposed: (locale) => ({
    maintenance_hours: 'de 9 h à 18 h, du lundi au vendredi, hors jours fériés',
    on_site_maintenance: true,
    revision_cap: 5,
    vat_rate: 20,
    billing_frequency: templateChoices('billing_frequency', locale)[2]!,
    payment_term: { count: 30, unit: 'days' },
    confidentiality_duration: { count: 5, unit: 'years' },
    personal_data_processing: false,
  }),
  contractType: 'service',
}
