import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRichText } from '../check-rich-text.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { paragraphsOf, paragraphWords } from '../paragraph-words.ts'
import type { RichText, RichTextInline } from '../rich-text.ts'
import { anyDocument } from '../testing/arbitrary-document.ts'
import { nodesOf } from '../walk-document.ts'
import { findPlaceholders } from './find-placeholders.ts'
import { replacePlaceholders } from './replace-placeholders.ts'

const MARKS = ['{{NOM}}', '[Ville]', '……', '____', ' €', '«Code_1»', ' : ', '[…]', 'le ']

/** A random document with places to fill in among its words. */
const withPlaces = fc
  .tuple(anyDocument, fc.array(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 40 }))
  .map(([document, marks]) => {
    let at = 0
    const next = () => marks[at++ % marks.length]!
    const written = (content: RichText): RichText => {
      const copy = structuredClone(content)
      for (const node of nodesOf(copy))
        if (node.type === 'text') node.text = `${next()}${node.text}${next()}`
      return checkRichText(copy).content!
    }
    return changed(document, written)
  })

function changed(document: ContractDocument, change: (content: RichText) => RichText) {
  const blocks = document.blocks.map((block) => ({
    ...block,
    sections: block.sections.map((section) => ({ ...section, content: change(section.content) })),
  }))
  return { ...document, blocks }
}

const words = (document: ContractDocument) =>
  allSections(document).map(({ content }) => paragraphsOf(content).map(paragraphWords))

describe('places that become fields', () => {
  test('none: nothing is changed', () => {
    fc.assert(
      fc.property(withPlaces, (document) => {
        const before = structuredClone(document)
        findPlaceholders(document, [], [])
        expect(replacePlaceholders(document, [])).toEqual(before)
      }),
    )
  })

  test('some: all other words stay, in a valid document', () => {
    fc.assert(
      fc.property(withPlaces, fc.nat(), (document, seed) => {
        const { placeholders } = findPlaceholders(document, [], [])
        const accepted = placeholders.filter((_, at) => (seed >> (at % 16)) % 2 === 0)
        const filled = accepted.flatMap(({ spans }) =>
          spans.map((span) => ({ ...span, variable: 'nom' })),
        )
        const replaced = replacePlaceholders(document, filled)
        for (const { content } of allSections(replaced))
          expect(checkRichText(content).content).toEqual(content)
        expect(words(replaced)).toEqual(expectedWords(document, filled))
      }),
    )
  })

  test('take the look of what stood there', () => {
    const bold = { marks: [{ type: 'bold' as const }] }
    const text = (value: string, look = {}): RichTextInline => ({
      type: 'text',
      text: value,
      ...look,
    })
    const field = (variable: string, look = {}): RichTextInline => ({
      type: 'field',
      attrs: { variable },
      ...look,
    })
    const fill = (content: RichTextInline[], ...spans: [number, number][]) => {
      const paragraph = { type: 'paragraph' as const, attrs: { align: 'left' as const }, content }
      const section = { id: 's', level: 1 as const, title: '', audience: 'anyone' as const }
      const sections = [{ ...section, content: { type: 'doc' as const, content: [paragraph] } }]
      const block = { id: 'b', kind: 'body' as const, name: '', description: '', sections }
      const replaced = replacePlaceholders(
        { title: '', numbering: 'none', blocks: [block] },
        spans.map(([from, to], at) => ({
          sectionId: 's',
          paragraph: 0,
          from,
          to,
          variable: `v${at}`,
        })),
      )
      const [first] = paragraphsOf(allSections(replaced)[0]!.content)
      return first!.content
    }
    expect(fill([text('À {{VI', bold), text('LLE}}, le ……')], [2, 11], [16, 18])).toEqual([
      text('À ', bold),
      field('v0', bold),
      text(', le '),
      field('v1'),
    ])
    expect(fill([text('Nom :', bold)], [5, 5])).toEqual([text('Nom :', bold), field('v0', bold)])
    expect(fill([text('a'), { type: 'hard_break' }, text('[b]')], [2, 5])).toEqual([
      text('a'),
      { type: 'hard_break' },
      field('v0'),
    ])
  })
})

/** Each accepted stretch as one field. */
function expectedWords(
  document: ContractDocument,
  filled: readonly { sectionId: string; paragraph: number; from: number; to: number }[],
): string[][] {
  return allSections(document).map(({ id, content }) =>
    paragraphsOf(content).map((node, at) =>
      filled
        .filter(({ sectionId, paragraph }) => sectionId === id && paragraph === at)
        .sort((one, other) => other.from - one.from)
        .reduce(
          (text, { from, to }) => `${text.slice(0, from)}\uFFFC${text.slice(to)}`,
          paragraphWords(node),
        ),
    ),
  )
}
