import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { expect, test } from 'vitest'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { blockNamed, sectionNamed, textOfBlocks } from '../history/testing/fake-text.ts'
import { plannedLinks, referencesFoundIn } from './found-text.ts'

const stored = (words: string) => composeRichText(words) as unknown as Section['content']

const wire = {
  ...textOfBlocks(
    blockNamed(
      'body',
      sectionNamed('a', { content: stored('Selon l’article 2.') }),
      sectionNamed('b', { content: stored('Selon l’article 1.') }),
    ),
  ),
  numbering: 'articles' as const,
}

/** The text as the page has it: the first section says something that is not saved yet. */
const searched = (unsaved: RichText) => ({
  sections: [
    { id: 'a', title: 'a', content: unsaved },
    { id: 'b', title: 'b', content: composeRichText('Selon l’article 1.') },
  ],
  lines: [],
  order: new Map<string, number>(),
  closed: new Map<string, string>(),
})

test('what is typed and not saved yet is read too', () => {
  const text = searched(composeRichText('Selon les articles 1, 2 et 9.'))
  const found = referencesFoundIn(wire, 'contract', text)
  expect(
    found.map(({ sectionId, written, targets }) => [sectionId, written, targets[0]?.id]),
  ).toEqual([
    ['a', '1', 'a'],
    ['a', '2', 'b'],
    ['a', '9', undefined],
    ['b', '1', 'a'],
  ])
})

test('links change the chosen sections alone, each once', () => {
  const text = searched(composeRichText('Selon les articles 1 et 2.'))
  const found = referencesFoundIn(wire, 'contract', text)
  const inFirst = found.filter(({ sectionId }) => sectionId === 'a')
  const changes = plannedLinks(
    text,
    inFirst.map((each) => ({ found: each, part: each.targets[0]!.id })),
  )
  expect(changes.map(({ sectionId, count, title }) => [sectionId, count, title])).toEqual([
    ['a', 2, 'a'],
  ])
  const reads = { reference: ({ part }: { part: string }) => `<${part}>` }
  expect(plainText(changes[0]!.content, reads)).toBe('Selon les articles <a> et <b>.')
})
