import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import type { RichTextBlock } from '@tacite/document/rich-text.ts'
import type { Choices, Party, Template } from '../choices.ts'

const field = (variable: string, type: FieldType, choices: string[] = []) => ({
  _id: `field-${variable}`,
  variable,
  label: variable,
  description: '',
  type,
  kind: 'custom' as const,
  required: true,
  choices,
  isMetadata: false,
  isManagement: false,
  formula: null,
  folderIds: null,
  conditions: [],
})

const DUPONT: Party = { _id: 'dupont', name: 'Atelier Dupont', siren: '', address: '' }
export const RHONE: Party = {
  _id: 'rhone',
  name: 'Ascenseurs du Rhône',
  siren: '552100554',
  address: '',
}

const SERVICE: Template = {
  _id: 'service',
  name: 'Prestation de services',
  description: '',
  typeId: 'type-service',
  folders: [],
  passages: [],
  questions: [],
  version: 1,
  files: [],
  locale: 'fr',
  languages: [],
  fields: [
    'counterparty_name',
    'counterparty_siren',
    'effective_date',
    'duration',
    'tacit_renewal',
    'notice',
    'amount_incl_tax',
    'unknown_here',
  ],
  values: { duration: { count: 1, unit: 'years' }, tacit_renewal: true },
}

/** A company with one of most things, and a template with a field of several types. */
export function sampleChoices(changes: Partial<Choices> = {}): Choices {
  return {
    locale: 'fr',
    defaults: {
      project: { _id: 'project', name: 'Général' },
      owner: { _id: 'claire', name: 'Claire Moreau', email: 'claire@dupont.test' },
      legalEntity: DUPONT,
      template: SERVICE,
      currency: 'EUR',
    },
    legalEntity: DUPONT,
    counterparty: null,
    hasTemplates: true,
    template: SERVICE,
    fields: [
      field('counterparty_name', 'counterparty'),
      field('counterparty_siren', 'text'),
      field('effective_date', 'date'),
      field('duration', 'duration'),
      field('tacit_renewal', 'yesNo'),
      field('notice', 'duration'),
      field('amount_incl_tax', 'amount'),
    ],
    ...changes,
  }
}

const fields = (...variables: string[]): RichTextBlock => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: variables.map((variable) => ({ type: 'field', attrs: { variable } })),
})

/** Two articles, the second with a subsection and a part that depends on an answer. */
export const sampleDocument: ContractDocument = {
  title: 'Prestation de services',
  numbering: 'articles',
  blocks: [
    {
      id: 'body',
      kind: 'body',
      name: 'Contrat',
      description: '',
      sections: [
        {
          id: 'parties',
          level: 1,
          title: 'Parties',
          audience: 'anyone',
          content: { type: 'doc', content: [fields('counterparty_name', 'counterparty_siren')] },
        },
        {
          id: 'term',
          level: 1,
          title: 'Durée',
          audience: 'anyone',
          content: { type: 'doc', content: [fields('effective_date', 'duration')] },
        },
        {
          id: 'renewal',
          level: 2,
          title: 'Renouvellement',
          audience: 'anyone',
          content: {
            type: 'doc',
            content: [
              {
                type: 'conditional',
                attrs: { variable: 'tacit_renewal', operator: 'eq', value: true },
                content: [fields('notice', 'effective_date')],
              },
            ],
          },
        },
      ],
    },
  ],
}
