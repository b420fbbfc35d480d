import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { canPrint, RANGES } from './printable-characters.ts'
import { renderTypstDocument, stopTypst } from './render-typst.ts'

afterAll(stopTypst)

const mainTemplate = `#import "style.typ": serif
#set document(title: "-")
#set text(font: serif, fallback: false)
#for character in json("data.json") { par(character) }`

async function replaced(codes: readonly number[]): Promise<string[]> {
  const style = readFileSync(new URL('templates/style.typ', import.meta.url), 'utf8')
  const { replacedCharacters } = await renderTypstDocument({
    mainTemplate,
    files: { 'style.typ': style },
    data: codes.map((code) => String.fromCodePoint(code)),
  })
  return replacedCharacters
}

test('what can be printed is printed, and what stands around it is not', async () => {
  expect(await replaced(RANGES.flat())).toEqual([])
  const around = RANGES.flatMap(([first, last]) => [first - 1, last + 1]).filter(
    (code) => code >= 0xa0 && !(code >= 0xd800 && code < 0xf900),
  )
  const characters = [...new Set(around)].map((code) => String.fromCodePoint(code))
  const inOrder = (some: string[]) => some.toSorted()
  expect(inOrder(await replaced(around))).toEqual(inOrder(characters))
})

test.each(['a', 'é', 'Ж', '€', '☐', '\u00A0', '\u202F', '\u0301'])('prints « %s »', (character) => {
  expect(canPrint(character)).toBe(true)
})

test.each(['🏢', '漢', '\uE000', '\u{12000}', ''])('does not print « %s »', (character) => {
  expect(canPrint(character)).toBe(false)
})
