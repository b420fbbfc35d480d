import { afterAll, expect, test } from 'vitest'
import { stopTypst } from '../pdf/render-typst.ts'
import { readPdfCharacters } from '../pdf/testing/read-pdf-text.ts'
import { renderSignatureStamps } from './signature-stamps.ts'
import { evidenceOf, renderShownPdf } from './testing/sealing-sample.ts'

afterAll(stopTypst)

const evidence = evidenceOf(await renderShownPdf())
const [, typist] = evidence.signers
if (!typist) throw new Error('No signer types')
const place = { page: 2, x: 82, y: 600, width: 200, height: 73.7 }
/** Where the label of the place ends, from its top: `signature-box` in signatures.typ. */
const labelHeight = 12

async function stampOf(text: string) {
  const signer = { ...typist!, placement: place, signature: { kind: 'typed' as const, text } }
  const stamps = await renderSignatureStamps({ ...evidence, signers: [signer] })
  const [page = []] = await readPdfCharacters(stamps!.pictures)
  const inked = page.filter(({ character }) => character.trim() !== '')
  const { length } = text.replace(/\s/g, '')
  return { name: inked.slice(0, length), caption: inked.slice(length) }
}

test.each([
  'Zoé Roy',
  'Élodie Martin-Dubois',
  'Jean-Baptiste de La Rochefoucauld-Montbel',
  'Ángela Ñúñez de la Peña y Ágreda Çağlayan Ğüneş Pérez-Gutiérrez de los Ángeles',
  'Ángela Ñúñez de la Peña y Ágreda Çağlayan Ğüneş Pérez-Gutiérrez de los Ángeles Ibáñez Queipo',
  'Élodie Wolfeschlegelsteinhausenbergerdorff',
  'W'.repeat(100),
])('a typed signature stays between the label and the caption of its place: %s', async (text) => {
  const { name, caption } = await stampOf(text)
  expect(Math.max(...name.map(({ top }) => top))).toBeLessThan(place.height - labelHeight)
  const captionTop = Math.max(...caption.map(({ top }) => top))
  expect(Math.min(...name.map(({ bottom }) => bottom))).toBeGreaterThan(captionTop + 0.5)
  expect(Math.min(...name.map(({ left }) => left))).toBeGreaterThan(0)
  expect(Math.max(...name.map(({ right }) => right))).toBeLessThan(place.width)
})

test('a name of usual length stays on one line', async () => {
  const { name } = await stampOf('Élodie Martin-Dubois')
  const capitals = name.filter(({ character }) => 'MD'.includes(character))
  expect(new Set(capitals.map(({ bottom }) => bottom.toFixed(1))).size).toBe(1)
})
