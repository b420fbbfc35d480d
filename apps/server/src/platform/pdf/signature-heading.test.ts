import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { afterAll, expect, test } from 'vitest'
import { renderContractPdf } from './render-contract-pdf.ts'
import { stopTypst } from './render-typst.ts'
import { readPdfCharacters } from './testing/read-pdf-text.ts'

afterAll(stopTypst)

const section = {
  id: 't',
  level: 1 as const,
  title: 'Signatures',
  audience: 'anyone' as const,
  content: composeRichText('Fait à Vimy'),
}
const signature = {
  id: 'g',
  kind: 'signature' as const,
  name: 'Signatures',
  description: '',
  sections: [section],
}

test.each([
  ['of the text', true],
  ['that is added', false],
])('keeps the heading of the signatures %s apart from the text above', async (_, isOwn) => {
  const body = {
    ...signature,
    id: 'b',
    kind: 'body' as const,
    sections: [{ ...section, id: 's', title: 'Objet', content: composeRichText('Fin du texte') }],
  }
  const { pdf } = await renderContractPdf({
    document: { title: 'Bail', numbering: 'articles', blocks: isOwn ? [body, signature] : [body] },
    locale: 'fr',
    meta: { reference: '1', title: 'Bail', companyName: 'Acme', parties: [], draft: false },
    signatories: [{ id: 'z', name: 'Zoé' }],
  })
  const page = (await readPdfCharacters(pdf)).at(-1)!
  const text = page.map(({ character }) => character).join('')
  const above = page[text.indexOf('Fin du texte')]!
  const heading = page[text.indexOf('Signature', text.indexOf('Fin du texte'))]!
  expect(above.bottom - heading.top).toBeGreaterThan(20)
})
