import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractPdfText } from '../../apps/server/src/platform/parsers/pdf/read-pdf.ts'

export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

/** The words of a Word file as LibreOffice prints them, headers included. @throws when it makes no PDF of it */
export async function renderedWords(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tacite-word-'))
  try {
    const file = join(folder, 'text.docx')
    await writeFile(file, bytes)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    spawnSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file])
    const { pages } = await extractPdfText(await readFile(join(folder, 'text.pdf')))
    return pages.map(({ text }) => text).join('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}
