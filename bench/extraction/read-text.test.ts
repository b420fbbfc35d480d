import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPdf } from '../../apps/server/src/platform/parsers/testing/build-pdf.ts'
import { buildWord } from '../../apps/server/src/platform/parsers/testing/build-word.ts'
import { halfOf, readPages, sha256, textSha256 } from './read-text.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'tacite-read-text-'))))
afterEach(() => rm(folder, { recursive: true }))

async function pagesOf(name: string, bytes: Uint8Array): Promise<string[]> {
  await writeFile(join(folder, name), bytes)
  return (await readPages(join(folder, name))).pages
}

test('reads a text file as one page, in UTF-8 or Windows-1252', async () => {
  expect(await pagesOf('a.md', Buffer.from('durée : 3 ans\n'))).toEqual(['durée : 3 ans\n'])
  expect(await pagesOf('b.txt', Buffer.from('durée 5 €'.replace('€', '\x80'), 'latin1'))).toEqual([
    'durée 5 €',
  ])
})

test('reads a PDF page by page', async () => {
  const pdf = buildPdf([
    { lines: [{ text: 'The parties agree to the following terms.', x: 72, y: 700 }] },
    { lines: [{ text: 'Signed in two originals by both parties.', x: 72, y: 700 }] },
  ])
  expect(await pagesOf('c.PDF', pdf)).toEqual([
    'The parties agree to the following terms.',
    'Signed in two originals by both parties.',
  ])
})

test('flattens a Word file to one page', async () => {
  const word = buildWord({ body: [{ text: 'Entre les parties' }, { text: 'Il est convenu' }] })
  const [page, ...others] = await pagesOf('d.docx', word)
  expect(others).toEqual([])
  expect(page).toContain('Entre les parties\nIl est convenu')
})

test('splits files in halves by their first hexadecimal digit', () => {
  expect(['0a', '7f', '80', 'ff'].map(halfOf)).toEqual(['tune', 'tune', 'test', 'test'])
})

test('hashes a text with its page breaks', () => {
  expect(textSha256(['a', 'b'])).toBe(sha256('a\fb'))
  expect(textSha256(['a', 'b'])).not.toBe(textSha256(['ab']))
})
