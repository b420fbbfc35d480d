import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'

/** What its text says of notice: nothing of when it counts, so the prudent usage holds. */
export const DEMO_TEMPLATE_TERMS = {
  noticeCountsWhen: 'received',
  sendingMode: 'registeredLetter',
} as const satisfies Partial<LifecycleTerms>

/** A short everyday contract: most of what a company signs is two pages long. */
export function demoTemplate(newId: () => string): ContractDocument {
  const section = (title: string, text: string) => ({
    id: newId(),
    level: 1 as const,
    title,
    audience: 'anyone' as const,
    content: composeRichText(text),
  })
  return {
    title: 'Contrat simple',
    numbering: 'articles',
    blocks: [
      {
        id: newId(),
        kind: 'body',
        name: 'Contrat',
        description: '',
        sections: [
          section(
            'Parties',
            'Le présent contrat est conclu entre **{company_name}**, {company_address}, immatriculée sous le numéro {company_siren}, et **{counterparty_name}**, {counterparty_address}.',
          ),
          section('Objet', 'Le contrat a pour objet {service_description}.'),
          section(
            'Durée',
            'Le contrat prend effet le {effective_date} pour une durée de {duration}. Il peut être dénoncé par lettre recommandée avec un préavis de {notice} avant son échéance, lorsqu’il se renouvelle.',
          ),
          section(
            'Prix',
            'Le prix est de **{amount_incl_tax}**, toutes taxes comprises, pour la durée du contrat.',
          ),
          section(
            'Confidentialité',
            'Chaque partie garde secrètes les informations de l’autre pendant le contrat et deux ans après sa fin.',
          ),
          section(
            'Résiliation',
            'En cas de manquement grave, le contrat peut être résilié trente jours après une mise en demeure restée sans effet.',
          ),
        ],
      },
      {
        id: newId(),
        kind: 'signature',
        name: 'Signatures',
        description: '',
        sections: [
          section(
            'Signatures',
            'Fait par voie électronique, chaque partie en recevant un exemplaire.',
          ),
        ],
      },
    ],
  }
}
