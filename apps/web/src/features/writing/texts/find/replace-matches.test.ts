import { composeRichText } from '@tacite/document/compose-rich-text.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import type { SectionReplacement } from '@tacite/document/find/plan-replacement.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CommandLog } from '../history/command-log.ts'
import { runCommand } from '../history/run-command.ts'
import { blockNamed, fakeText, sectionNamed, textOfBlocks } from '../history/testing/fake-text.ts'
import { replaceMatches } from './replace-matches.ts'

const IDS = ['a', 'b', 'c']
const content = (text: string) => composeRichText(text)

function setUp(isUnderValidation = false) {
  const sections = IDS.map((id) => {
    return sectionNamed(id, { content: { ...content(`Le bail ${id}`) } })
  })
  const text = fakeText(textOfBlocks(blockNamed('body', ...sections)))
  const log = new CommandLog()
  const unsaved = new Set<string>()
  const store = {
    ...text.deps.store,
    saved: async (id: string) => !unsaved.has(id),
  }
  const searched = {
    sections: IDS.map((id) => ({ id, ...text.deps.store.read(id)! })),
    lines: [],
    order: new Map<string, number>(),
    closed: new Map<string, string>(),
  }
  const saysOf = () => IDS.map((id) => plainText(text.deps.store.read(id)!.content))
  const replace = (ids: readonly string[] = IDS) =>
    replaceMatches(
      { changes: ids.map(changeOf) },
      searched,
      { name: 'replace', subject: 'bail' },
      {
        store,
        log,
        isUnderValidation,
      },
    )
  const step = (direction: 'undo' | 'redo') => {
    const left: string[] = []
    return log
      .step(direction, async (command) => {
        const ran = await runCommand(command, direction, text.deps)
        if (ran.outcome === 'done') left.push(...ran.left.map(({ title }) => title))
        return ran.outcome
      })
      .then(() => left)
  }
  return { text, log, store, unsaved, saysOf, replace, step }
}

const changeOf = (id: string): SectionReplacement => ({
  sectionId: id,
  count: 1,
  title: `Titre ${id}`,
  content: content(`Le contrat ${id}`),
  excerpts: [],
})

const BEFORE = ['Le bail a', 'Le bail b', 'Le bail c']
const AFTER = ['Le contrat a', 'Le contrat b', 'Le contrat c']

test('what was replaced in several sections is undone in one go, and done again', async () => {
  const { text, log, saysOf, replace, step } = setUp()
  const replaced = await replace()
  expect(replaced).toMatchObject({ count: 3, sectionCount: 3, unsavedCount: 0, changedCount: 0 })
  expect(saysOf()).toEqual(AFTER)
  expect(replaced.command).toMatchObject({ name: 'replace', subject: 'bail' })
  await step('undo')
  expect(saysOf()).toEqual(BEFORE)
  expect(text.deps.store.read('a')!.title).toBe('a')
  expect(log.next('undo')).toBeNull()
  await step('redo')
  expect(saysOf()).toEqual(AFTER)
})

test('a section that another person has changed since keeps that, and is named', async () => {
  const { text, saysOf, replace, step } = setUp()
  await replace()
  text.write('b', { content: content('Autre') }, 'Bruno Petit')
  expect(await step('undo')).toEqual(['Titre b'])
  expect(saysOf()).toEqual(['Le bail a', 'Autre', 'Le bail c'])
})

test('a section that was changed since it was searched stays as it is, and is counted', async () => {
  const { text, saysOf, replace } = setUp()
  text.write('c', { content: content('Autre') }, 'Bruno Petit')
  expect(await replace()).toMatchObject({ count: 2, sectionCount: 2, changedCount: 1 })
  expect(saysOf()).toEqual(['Le contrat a', 'Le contrat b', 'Autre'])
})

test('what the server does not have is counted', async () => {
  const { unsaved, replace } = setUp()
  unsaved.add('b')
  expect(await replace()).toMatchObject({ count: 3, unsavedCount: 1 })
})

test('who declines the first change under validation has changed nothing', async () => {
  const { text, log, store, saysOf, replace } = setUp(true)
  store.saved = async (id) => {
    text.write(id, { title: id, content: content(`Le bail ${id}`) })
    return true
  }
  expect(await replace()).toMatchObject({ count: 0, sectionCount: 0 })
  expect(saysOf()).toEqual(BEFORE)
  expect(log.next('undo')).toBeNull()
})

test('any replacement that is undone leaves the text as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(IDS, { minLength: 1 }), async (ids) => {
      const { text, replace, step } = setUp()
      const before = text.wire()
      await replace(ids)
      await step('undo')
      expect(text.wire()).toEqual(before)
    }),
  )
})
