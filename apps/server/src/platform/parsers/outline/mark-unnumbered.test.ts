import type { SectionLevel } from '@tacite/document/contract-document.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { emptyRichText } from '@tacite/document/rich-text.ts'
import { expect, test } from 'vitest'
import type { DraftBlock } from './draft-block.ts'
import { liftNumbered, markUnnumbered } from './mark-unnumbered.ts'

type Heading = [level: SectionLevel, title: string, hasNumber: boolean]

/** The numbers of these headings in the contract. */
function numbersOf(...headings: Heading[]): string[] {
  const block: DraftBlock = {
    kind: 'body',
    name: '',
    sections: headings.map(([level, title, hasNumber], at) => ({
      section: { id: String(at), level, title, audience: 'anyone', content: emptyRichText() },
      from: at,
      number: hasNumber ? { kind: 'decimal', path: [1], length: 2, isParted: true } : undefined,
    })),
  }
  liftNumbered([block])
  markUnnumbered([block])
  const blocks = [
    { ...block, id: 'b', description: '', sections: block.sections.map(({ section }) => section) },
  ]
  const { sections } = numberSections({ numbering: 'digital', blocks }, numberingLabels.fr)
  return headings.map(([, title], at) => `${sections.get(String(at))?.label} ${title}`.trim())
}

test('sections without a number in the file stay unnumbered', () => {
  expect(
    numbersOf([1, 'Préambule', false], [1, 'Objet', true], [2, 'Cas', false], [2, 'Prix', true]),
  ).toEqual(['Préambule', '1 Objet', 'Cas', '1.1 Prix'])
})

test('numbering below an unnumbered heading is kept and continues under the next', () => {
  expect(
    numbersOf(
      [1, 'Conditions générales', false],
      [2, 'Objet', true],
      [3, 'Détail', true],
      [1, 'Conditions particulières', false],
      [2, 'Prix', true],
    ),
  ).toEqual(['Conditions générales', '1 Objet', '1.1 Détail', 'Conditions particulières', '2 Prix'])
})

test('marks nothing as unnumbered in a file without numbers', () => {
  expect(numbersOf([1, 'Objet', false], [2, 'Prix', false])).toEqual(['1 Objet', '1.1 Prix'])
})
