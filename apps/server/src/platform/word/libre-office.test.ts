import { mapContents } from '@tacite/document/repeats/naming-fields.ts'
import type { RichText, RichTextBlock } from '@tacite/document/rich-text.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extractPdfText } from '../parsers/pdf/read-pdf.ts'
import { serviceContractRequest } from '../pdf/testing/service-contract-request.ts'
import { wordRequestOf } from './testing/word-request-of.ts'
import { writeWord } from './write-word.ts'

// Half a gigabyte: not among the packages that the tests install.
const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

test.skipIf(!hasLibreOffice)(
  'LibreOffice opens the file and shows our numbers and notes (skipped without soffice)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tacite-word-'))
    try {
      const file = join(folder, 'contrat.docx')
      const { document } = serviceContractRequest('fr')
      writeFileSync(file, writeWord(wordRequestOf(mapContents(document, withNote))))
      const profile = `-env:UserInstallation=file://${folder}/profile`
      execFileSync('soffice', [
        profile,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        file,
      ])
      const { pages } = await extractPdfText(readFileSync(join(folder, 'contrat.pdf')))
      const text = pages.map((page) => page.text).join('\n')
      expect(text).toMatch(/Article\s4\s+Objet/)
      expect(text).toMatch(/5\.2\s+Renouvellement/)
      expect(text).toMatch(/Annexe\s1\s+Description des prestations/)
      expect(text).toMatch(/1\s+Note d’une section/)
      expect(text).toMatch(new RegExp(`Page 1 sur ${pages.length}`))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  60_000,
)

/** Each section begins with a note. */
function withNote({ content }: RichText): RichText {
  const note: RichTextBlock = {
    type: 'paragraph',
    attrs: { align: 'left' },
    content: [
      { type: 'text', text: 'Noté' },
      { type: 'footnote', content: [{ type: 'text', text: 'Note d’une section' }] },
    ],
  }
  return { type: 'doc', content: [note, ...content] }
}
