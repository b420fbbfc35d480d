import type { RichText } from '@tacite/document/rich-text.ts'
import { afterAll, expect, test } from 'vitest'
import { renderContractPdf, type ContractPdfRequest } from './render-contract-pdf.ts'
import { stopTypst } from './render-typst.ts'
import { readPdfText } from './testing/read-pdf-text.ts'

afterAll(stopTypst)

const requestOf = (content: RichText): ContractPdfRequest => ({
  locale: 'fr',
  meta: { reference: '20260001', title: 'Contrat', companyName: 'Acme', parties: [], draft: false },
  document: {
    title: 'Contrat',
    numbering: 'articles',
    blocks: [
      {
        id: 'b',
        kind: 'body',
        name: 'Corps',
        description: '',
        sections: [{ id: 's', level: 1, title: 'Objet', audience: 'anyone', content }],
      },
    ],
  },
})

test('a reference is a link to its article; one that leads nowhere is words', async () => {
  const textWith = (part: string): RichText => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { align: 'left' },
        content: [
          { type: 'text', text: 'Voir l’' },
          { type: 'reference', attrs: { part, wording: 'article', words: 'article 1' } },
        ],
      },
    ],
  })
  const links = async (part: string) => {
    const { pdf } = await renderContractPdf(requestOf(textWith(part)))
    expect((await readPdfText(pdf)).join(' ').replaceAll(/\s+/g, ' ')).toContain('Voir l’article 1')
    return (
      Buffer.from(pdf)
        .toString('latin1')
        .split(/\/Subtype\s*\/Link/).length - 1
    )
  }
  expect([await links('s'), await links('gone')]).toEqual([1, 0])
})
