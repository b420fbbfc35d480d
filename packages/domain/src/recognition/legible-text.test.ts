import { describe, expect, test } from 'vitest'
import { legibleText, type ReadWord } from './legible-text.ts'

const box = { left: 0, top: 0, width: 0.1, height: 0.01 }

/** `Le bail|est` with the same confidence: `|` ends a line, `||` a paragraph. */
function read(text: string, confidence = 95): ReadWord[] {
  return text.split('||').flatMap((paragraph, inPage) =>
    paragraph.split('|').flatMap((line, inParagraph) =>
      line.split(' ').map((word) => ({
        text: word,
        confidence,
        paragraph: inPage,
        line: inPage * 100 + inParagraph,
        box,
      })),
    ),
  )
}

describe('the text of a recognised page', () => {
  test('keeps lines and paragraphs', () => {
    expect(legibleText(read('Le bail|est signé||Fait à Lyon')).text).toBe(
      'Le bail\nest signé\n\nFait à Lyon',
    )
  })

  test('joins a word that the end of a line cuts, and knows where both halves are', () => {
    const { text, words } = legibleText(read('la résilia-|tion du bail|Anne-|Marie'))
    expect(text).toBe('la résiliation du bail\nAnne-\nMarie')
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
      'la',
      'résilia',
      'tion',
      'du',
      'bail',
      'Anne-',
      'Marie',
    ])
  })

  test('leaves out and counts words that are not sure, and signs that are hardly words', () => {
    const { text, leftOut, confidence } = legibleText([
      ...read('Loyer mensuel'),
      ...read('lqyxer', 20),
      ...read('|~ —: ;a;', 70),
    ])
    expect([text, leftOut, confidence]).toEqual(['Loyer mensuel', 2, 95])
  })

  test('asks for more where most words are unsure', () => {
    const { text, leftOut } = legibleText([
      ...read('Procès-verbal', 93),
      ...read('jnau ep', 65),
      ...read('xnap sap sioj aqi', 30),
    ])
    expect([text, leftOut]).toEqual(['Procès-verbal', 6])
  })

  test('is empty where nothing is legible', () => {
    expect(legibleText(read('wq zzk', 30))).toMatchObject({ text: '', leftOut: 2 })
    expect(legibleText(read('a . l', 90)).text).toBe('')
    expect(legibleText([])).toEqual({ text: '', words: [], confidence: 0, leftOut: 0 })
  })
})
