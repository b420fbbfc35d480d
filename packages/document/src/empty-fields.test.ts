import { expect, test } from 'vitest'
import { composeRichText } from './compose-rich-text.ts'
import type { ContractDocument } from './contract-document.ts'
import { emptyFields } from './empty-fields.ts'
import type { FieldDefinition } from './field-definition.ts'

const field = (variable: string, required = false): FieldDefinition => ({
  id: variable,
  variable,
  label: variable,
  type: 'text',
  required,
})

const document: ContractDocument = {
  title: 'Bail',
  numbering: 'none',
  blocks: [
    {
      id: 'block',
      kind: 'body',
      name: 'Corps',
      description: '',
      sections: [
        {
          id: 'section',
          level: 1,
          title: 'Lieu',
          audience: 'anyone',
          content: composeRichText('Fait à {place}, pour {price}.'),
        },
      ],
    },
  ],
}

test('names the fields that stand in the text without a value, and no other', () => {
  const definitions = [field('place'), field('price'), field('unused', true)]
  const context = { definitions, locale: 'fr' as const }
  const labels = (values: Record<string, string>) =>
    emptyFields(document, { ...context, values }).map(({ label }) => label)
  expect(labels({ price: '12 €' })).toEqual(['place'])
  expect(labels({ price: '12 €', place: 'Lyon' })).toEqual([])
})
