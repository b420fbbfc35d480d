import { afterAll, expect, test } from 'vitest'
import { locales } from '@tacite/domain/locale.ts'
import { stopTypst } from '../pdf/render-typst.ts'
import { readPdfText } from '../pdf/testing/read-pdf-text.ts'
import { renderCertificatePages } from './certificate-pages.ts'
import type { Evidence } from './evidence.ts'
import { momentText } from './moment-text.ts'
import { evidenceOf } from './testing/sealing-sample.ts'

afterAll(stopTypst)

const evidence = evidenceOf({ pdf: Buffer.from('%PDF'), pageCount: 1 })

async function textOf(changes: Partial<Evidence>): Promise<string> {
  const { pdf, replacedCharacters } = await renderCertificatePages({
    evidence: { ...evidence, ...changes },
    sealCertificateSha256: 'a'.repeat(64),
    rootCertificateSha256: 'b'.repeat(64),
    time: 'own',
  })
  expect(replacedCharacters).toEqual([])
  return (await readPdfText(pdf)).join(' ').replace(/\s+/g, ' ')
}

test.each(locales)('states the same facts in %s', async (language) => {
  const text = await textOf({ language })
  for (const fact of [
    evidence.document.sha256,
    'a'.repeat(64),
    'b'.repeat(64),
    'head -c 4 signed.pdf | sha256sum',
    momentText(evidence.sealedAt, language, 'Europe/Paris'),
    'signer-2@example.test',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).not.toMatch(/\{\{|undefined|evidence\.[a-z]+\./)
})

test('shows user text literally, whatever it contains', async () => {
  const [first] = evidence.signers
  if (!first) throw new Error('No signer')
  const hostile = '#panic("x") *b* $x$ @y <z> \\ https://evil.example [w] // c'
  const text = await textOf({
    organisation: { ...evidence.organisation, name: hostile },
    signers: [
      { ...first, name: hostile, role: hostile, signature: { kind: 'typed', text: hostile } },
    ],
  })
  expect(text).toContain('#panic("x") *b* $x$ @y <z> \\ https://evil.example [w] // c')
})

test('fits twelve signers with names of any length', async () => {
  const [first] = evidence.signers
  if (!first) throw new Error('No signer')
  const signers = Array.from({ length: 12 }, (_, index) => ({
    ...first,
    position: index + 1,
    name: `${'Anne-Marie '.repeat(index + 1)}Dupont`,
    signature: { kind: 'typed' as const, text: `${'Anne-Marie '.repeat(index + 1)}Dupont` },
  }))
  const text = await textOf({ signers })
  expect(text.match(/Code à six chiffres/g)).toHaveLength(12)
})

test('writes moments unambiguously', () => {
  const summer = '2026-07-14T22:30:00.000Z'
  expect(momentText(summer, 'fr', 'Europe/Paris')).toBe('15 juillet 2026 à 00:30:00 (UTC+02:00)')
  expect(momentText(summer, 'en', 'America/New_York')).toBe('14 July 2026 at 18:30:00 (UTC-04:00)')
  expect(momentText(summer, 'es', 'UTC')).toBe('14 de julio de 2026, 22:30:00 (UTC)')
})
