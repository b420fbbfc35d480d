import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { wordFiles } from '../testing/build-word.ts'
import { readWord } from '../word/read-word.ts'
import { findInPdf } from './find-in-pdf.ts'
import { findInWord } from './find-in-word.ts'
import { inspectActiveContent } from './active-operation.ts'
import {
  ACTIVE_PDFS,
  HARMLESS_PDFS,
  PACKED_SCRIPT,
  pdfWith,
  UNCHECKED_PDFS,
} from './testing/active-pdfs.ts'
import { ACTIVE_WORDS, HARMLESS_WORDS } from './testing/active-words.ts'

const kindsIn = ({ found }: ReturnType<typeof findInPdf>) => found.map(({ kind }) => kind)

describe('a PDF', () => {
  test.each([...ACTIVE_PDFS, ...UNCHECKED_PDFS])('with %s is %s', (_, kind, file) => {
    expect(kindsIn(findInPdf(file))).toEqual([kind])
  })

  test('with a script among packed objects is found out', () => {
    expect(kindsIn(findInPdf(PACKED_SCRIPT))).toEqual(['scripts'])
  })

  test.each(HARMLESS_PDFS)('of %s holds nothing', (_, file) => {
    expect(findInPdf(file)).toEqual({ found: [], isSigned: false })
  })

  test.each(ACTIVE_PDFS)('with %s is freed of %s, and its page stays', async (_, _kind, file) => {
    const { parts } = await inspectActiveContent(file, { kind: 'pdf', remove: true })
    expect(findInPdf(parts![0]!)).toEqual({ found: [], isSigned: false })
    expect(Buffer.from(parts![0]!).toString('latin1')).toContain('Article 1. Objet')
  })

  test.each(UNCHECKED_PDFS)('with %s is not rewritten', async (_, _kind, file) => {
    expect(await inspectActiveContent(file, { kind: 'pdf', remove: true })).toEqual({
      value: { found: [{ kind: 'unchecked', count: 1 }], isSigned: false },
    })
  })

  test('that is signed is never rewritten', async () => {
    const file = pdfWith('/OpenAction<</S/Launch/F(x)>>', [
      [20, '<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>'],
    ])
    const { value, parts } = await inspectActiveContent(file, { kind: 'pdf', remove: true })
    expect(value.isSigned).toBe(true)
    expect(parts).toBeUndefined()
  })

  test('whose catalogue the library cannot follow is not rewritten', async () => {
    const file = pdfWith(`/OpenAction<</S/Launch/F(x)>>/Values[${'0 '.repeat(200_000)}]`)
    const { value, parts } = await inspectActiveContent(file, { kind: 'pdf', remove: true })
    expect([kindsIn(value), parts]).toEqual([['launchActions'], undefined])
  })

  test('whose objects hide in each other’s strings costs a bounded time, and is said to be unchecked', () => {
    const file = Buffer.from(`%PDF-1.7\n${'1 0 obj ('.repeat(200_000)}`)
    expect(kindsIn(findInPdf(file))).toContain('unchecked')
  })
})

describe('a Word file', () => {
  test.each(ACTIVE_WORDS)('with %s is %s', (_, kind, file) => {
    expect(kindsIn(findInWord(file))).toEqual([kind])
  })

  test.each(HARMLESS_WORDS)('of %s holds nothing', (_, file) => {
    expect(findInWord(file)).toEqual({ found: [], isSigned: false })
  })

  test('with a part in an encoding of its own is unchecked, and not unreadable', async () => {
    const part = Buffer.from(
      '<?xml version="1.0" encoding="windows-1252"?><x>\u00e9t\u00e9</x>',
      'latin1',
    )
    const file = Buffer.from(
      zipSync({ ...wordFiles({ body: [{ text: 'a' }] }), 'customXml/item1.xml': part }),
    )
    expect(await inspectActiveContent(file, { kind: 'docx', remove: true })).toEqual({
      value: { found: [{ kind: 'unchecked', count: 1 }], isSigned: false },
    })
  })

  test.each(ACTIVE_WORDS)('with %s is freed of %s, and reads as before', async (_, _kind, file) => {
    const { parts } = await inspectActiveContent(file, { kind: 'docx', remove: true })
    expect(findInWord(parts![0]!)).toEqual({ found: [], isSigned: false })
    const { document, losses } = readWord(parts![0]!)
    const before = readWord(file)
    const texts = (read: typeof document) =>
      JSON.stringify(read.blocks.map(({ sections }) => sections.map(({ content }) => content)))
    expect(losses.length).toBeLessThanOrEqual(before.losses.length)
    expect(texts(document).length).toBeGreaterThan(0)
  })
})
