import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { RichTextBlock } from '@tacite/document/rich-text.ts'
import { mapContents } from '@tacite/document/repeats/naming-fields.ts'
import { anyDocument } from '@tacite/document/testing/arbitrary-document.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWord } from '../parsers/word/read-word.ts'
import { serviceContractRequest } from '../pdf/testing/service-contract-request.ts'
import { keptStructure } from './testing/kept-structure.ts'
import { wordRequestOf } from './testing/word-request-of.ts'
import { writeWord } from './write-word.ts'

const readAgain = (document: ContractDocument) =>
  readWord(writeWord(wordRequestOf(document))).document

test('a text that comes back from Word has the same sections, numbers and words', () => {
  fc.assert(
    fc.property(anyDocument.map(named), (document) => {
      expect(keptStructure(readAgain(document))).toEqual(keptStructure(document))
    }),
    { numRuns: 150 },
  )
})

test.each(['fr', 'en', 'es'] as const)('so has a contract in %s', (locale) => {
  const { document } = serviceContractRequest(locale)
  expect(keptStructure(readAgain(document))).toEqual(keptStructure(document))
})

/** Every title and every entry of a list has words: without any, Word has no such thing. */
function named(document: ContractDocument): ContractDocument {
  const filled = mapContents(document, (content) => ({
    ...content,
    content: content.content.map(withEntries),
  }))
  return {
    ...filled,
    title: `T${document.title}`,
    blocks: filled.blocks.map((block) => ({
      ...block,
      name: `N${block.name}`,
      sections: block.sections.map((section) => ({
        ...section,
        title: `S${section.title}`,
        // Who may see a section is not said in the file, and decides whether an annex is counted.
        audience: block.kind === 'annex' ? 'anyone' : section.audience,
      })),
    })),
  }
}

function withEntries(block: RichTextBlock): RichTextBlock {
  switch (block.type) {
    case 'bullet_list':
    case 'ordered_list':
      return {
        ...block,
        content: block.content.map((item) => {
          const [first, ...rest] = item.content.map(withEntries)
          if (first?.type !== 'paragraph') return item
          const content = [{ type: 'text' as const, text: 'E' }, ...(first.content ?? [])]
          return { ...item, content: [{ ...first, content }, ...rest] }
        }),
      }
    case 'blockquote':
    case 'conditional':
    case 'repeat':
      return { ...block, content: block.content.map(withEntries) }
    case 'table':
      return {
        ...block,
        content: block.content.map((row) => ({
          ...row,
          content: row.content?.map((cell) => ({
            ...cell,
            content: cell.content.map(withEntries),
          })),
        })),
      }
    default:
      return block
  }
}
