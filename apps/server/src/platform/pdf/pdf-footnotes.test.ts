import type { RichText, RichTextBlock, RichTextInline } from '@tacite/document/rich-text.ts'
import { afterAll, expect, test } from 'vitest'
import { renderContractPdf, type ContractPdfRequest } from './render-contract-pdf.ts'
import { stopTypst } from './render-typst.ts'
import { readPdfText } from './testing/read-pdf-text.ts'

afterAll(stopTypst)

const text = (said: string): RichTextInline => ({ type: 'text', text: said })
const note = (said: string): RichTextInline => ({
  type: 'footnote',
  content: [{ type: 'text', text: said }],
})
const paragraph = (...content: RichTextInline[]): RichTextBlock => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content,
})
const cell = (type: 'table_cell' | 'table_header', ...content: RichTextInline[]) => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(...content)],
})
const section = (id: string, title: string, ...content: RichTextBlock[]) => ({
  id,
  level: 1 as const,
  title,
  audience: 'anyone' as const,
  content: { type: 'doc', content } satisfies RichText,
})

const request: ContractPdfRequest = {
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
        sections: [
          section(
            's',
            'Prix',
            paragraph(text('Le prix'), note('Hors *taxes* #let.'), text(' est ferme.')),
          ),
          section('t', 'Barème', {
            type: 'table',
            content: [
              {
                type: 'table_row',
                content: [cell('table_header', text('Poste'), note('De tête.'))],
              },
              {
                type: 'table_row',
                content: [cell('table_cell', text('Conseil'), note('De cellule.'))],
              },
            ],
          }),
          section('u', 'Fin', paragraph(text('La suite.'), { type: 'footnote' })),
        ],
      },
      {
        id: 'a',
        kind: 'annex',
        name: 'Tarifs',
        description: '',
        sections: [section('v', 'Détail', paragraph(text('Le détail'), note('De l’annexe.')))],
      },
    ],
  },
}

test('notes stand at the foot of their page, numbered through the contract and its annexes', async () => {
  const { pdf } = await renderContractPdf(request)
  const pages = (await readPdfText(pdf)).map((page) => page.replaceAll(/\s+/g, ' '))
  const body = pages.find((page) => page.includes('est ferme'))!
  const [, foot = ''] = body.split('La suite.')
  expect(foot).toMatch(/1 ?Hors \*taxes\* #let\. .*2 ?De tête\. .*3 ?De cellule\. .*4/)
  const annex = pages.find((page) => page.includes('Le détail'))!
  expect(annex).toMatch(/Le détail ?5 .*5 ?De l’annexe\./)
})
