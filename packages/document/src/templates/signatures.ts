import type { Locale } from '@tacite/domain/locale.ts'
import type { TemplateText } from './compose-template.ts'

/** The block that the parties sign. */
export const signatures: Record<Locale, TemplateText['signature']> = {
  fr: {
    name: 'Signatures',
    sections: [
      [
        1,
        'Signature des Parties',
        `
Fait à {signature_place}, signé électroniquement par les représentants habilités des Parties, à la date portée sur chaque signature.
`,
      ],
    ],
  },
  en: {
    name: 'Signatures',
    sections: [
      [
        1,
        'Signature of the Parties',
        `
Done at {signature_place}, signed electronically by the authorised representatives of the Parties, on the date shown with each signature.
`,
      ],
    ],
  },
  es: {
    name: 'Firmas',
    sections: [
      [
        1,
        'Firma de las Partes',
        `
Hecho en {signature_place}, firmado electrónicamente por los representantes autorizados de las Partes, en la fecha que figura con cada firma.
`,
      ],
    ],
  },
}
