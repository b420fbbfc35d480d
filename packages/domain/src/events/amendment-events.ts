import type { Descriptions } from './event-description.ts'

export interface AmendmentPayloads {
  /** `fields` are the names of what the amendment now replaces; none: it changes no followed term. */
  'contract.changesStated': { fields: readonly string[] }
}

export const AMENDMENT_EVENTS = {
  'contract.changesStated': {
    object: 'contract',
    ofContract: true,
    changesContent: true,
    changesFacts: true,
    live: 'contract',
    variants: ['none', 'some'],
    variantOf: ({ fields }) => (Array.isArray(fields) && fields.length > 0 ? 'some' : 'none'),
  },
} satisfies Descriptions<AmendmentPayloads>
