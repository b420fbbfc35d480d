/** The contracts that the product comes with, in the order in which they are offered. */
export const SHIPPED_TEMPLATE_KEYS = [
  'service',
  'confidentiality',
  'maintenance',
  'commercialLease',
  'softwareSubscription',
  'framework',
] as const

export type ShippedTemplateKey = (typeof SHIPPED_TEMPLATE_KEYS)[number]
