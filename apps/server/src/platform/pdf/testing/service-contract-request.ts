import type { FieldValues } from '@tacite/document/field-definition.ts'
import { resolveDocument } from '@tacite/document/resolve-fields.ts'
import type { RichTextBlock } from '@tacite/document/rich-text.ts'
import {
  shippedDefinitions,
  shippedDocument,
  shippedValues,
} from '@tacite/document/templates/shipped-templates.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { ContractPdfRequest } from '../render-contract-pdf.ts'

/** A filled-in service contract, optionally with more blocks at the end of its annex. */
export function serviceContractRequest(
  locale: Locale,
  annexBlocks: readonly RichTextBlock[] = [],
): ContractPdfRequest {
  let ids = 0
  const template = shippedDocument('service', locale, () => `id-${(ids += 1)}`)
  const blocks = template.blocks.map((block) => {
    const last = block.sections.at(-1)
    if (block.kind !== 'annex' || !last) return block
    const content = { ...last.content, content: [...last.content.content, ...annexBlocks] }
    return { ...block, sections: [...block.sections.slice(0, -1), { ...last, content }] }
  })
  const context = {
    definitions: shippedDefinitions(template, locale),
    values: { ...shippedValues('service', locale), ...values },
    locale,
    currency: 'EUR',
  }
  return {
    document: resolveDocument({ ...template, blocks }, context),
    locale,
    meta: {
      reference: '20260042',
      title: template.title,
      companyName: 'Atelier Numérique Gravelle',
      draft: false,
      parties: [
        {
          name: 'Atelier Numérique Gravelle',
          role: 'Le Prestataire',
          lines: ['812 345 678 R.C.S. Lyon'],
        },
        {
          name: 'Établissements Noël & Fils',
          role: 'Le Client',
          lines: ['3 quai de la Fosse, 44000 Nantes'],
        },
      ],
    },
    signatories: [
      {
        id: 'a',
        name: 'Hélène Gravelle',
        title: 'Présidente',
        party: 'Atelier Numérique Gravelle',
      },
      {
        id: 'b',
        name: 'François-Xavier Noël',
        title: 'Directeur général',
        party: 'Établissements Noël & Fils',
      },
    ],
    createdAtSeconds: 1_800_000_000,
  }
}

const values: FieldValues = {
  counterparty_name: 'Atelier Numérique Gravelle',
  provider_legal_form: 'société par actions simplifiée au capital de 50 000 €',
  counterparty_siren: '812 345 678 R.C.S. Lyon',
  counterparty_address: '14 rue de la République, 69002 Lyon',
  provider_signatory: 'Hélène Gravelle',
  provider_signatory_title: 'présidente',
  company_name: 'Établissements Noël & Fils',
  client_legal_form: 'société anonyme au capital de 1 200 000 €',
  company_siren: '552 100 554 R.C.S. Nantes',
  company_address: '3 quai de la Fosse, 44000 Nantes',
  client_signatory: 'François-Xavier Noël',
  client_signatory_title: 'directeur général',
  service_description:
    'la maintenance applicative et l’hébergement du portail de commande du Client',
  effective_date: '2026-01-01',
  amount_incl_tax: 4_800_000,
  liability_cap: 4_800_000,
  personal_data_processing: true,
  price_revision: true,
  court_city: 'Nantes',
  signature_place: 'Nantes',
}
