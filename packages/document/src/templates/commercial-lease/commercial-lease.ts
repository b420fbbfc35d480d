import type { ShippedTemplate } from '../shipped-template.ts'
import { commercialLeaseFr } from './fr.ts'

/** Nine years, which the tenant may leave at the end of each three (L145-4). */
export const commercialLease: ShippedTemplate = {
  texts: { fr: commercialLeaseFr },
  terms: {
    duration: { kind: 'span', count: 9, unit: 'years' },
    // Without a notice it goes on for an indeterminate time (L145-9).
    renewalType: 'tacit',
    renewalDuration: null,
    notice: { unit: 'months', count: 6 },
    indeterminateAlignment: 'quarterEnd',
    noticeCountsWhen: 'presented',
    // By post or by an act that is served: post leaves less time, so it is the one to count on.
    sendingMode: 'registeredLetter',
    excludesTriennialExit: false,
  },
  proposed: () => ({ rent_with_vat: true, vat_rate: 20 }),
  contractType: 'lease',
  regime: 'commercialLease',
}
