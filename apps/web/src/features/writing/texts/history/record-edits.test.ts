import { emptyRichText } from '@tacite/document/rich-text.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionText } from '../text/section-text.ts'
import { CommandLog } from './command-log.ts'
import { createEditRecorder, GROUP_MS, recordField } from './record-edits.ts'
import { fakeText, textOfBlocks } from './testing/fake-text.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const titled = (title: string): SectionText => ({
  title,
  content: emptyRichText(),
  audience: 'anyone',
})

test('letters of a title are undone together, a pause parts them', () => {
  const log = new CommandLog()
  const record = createEditRecorder(log)
  const type = (from: string, to: string) => record('a', titled(from), titled(to), {})
  type('Prix', 'Prix e')
  vi.advanceTimersByTime(GROUP_MS)
  type('Prix e', 'Prix et')
  expect(log.next('undo')).toMatchObject({
    name: 'title',
    subject: 'Prix',
    steps: [{ from: { title: 'Prix' }, to: { title: 'Prix et' } }],
  })
  vi.advanceTimersByTime(GROUP_MS + 1)
  type('Prix et', 'Prix et durée')
  expect(log.next('undo')).toMatchObject({ steps: [{ from: { title: 'Prix et' } }] })
})

test('a change is called by what it changed', () => {
  const log = new CommandLog()
  const record = createEditRecorder(log)
  record('a', titled('Prix'), { ...titled('Prix'), audience: 'collaborators' }, {})
  expect(log.next('undo')?.name).toBe('audience')
  const cursors = { before: { anchor: 1, head: 1 }, after: { anchor: 2, head: 2 } }
  record('a', titled('Prix'), titled('Prix'), { cursors })
  expect(log.next('undo')).toMatchObject({ name: 'content', cursors })
})

test('the value of a field is written down with the one before, unless it stays or is refused', async () => {
  const text = fakeText(textOfBlocks())
  const log = new CommandLog()
  const setField = recordField(text.deps.setField!, { log, read: text.wire })
  await setField('prix', 12)
  await setField('prix', 15)
  const last = log.next('undo')
  expect(last).toMatchObject({ name: 'field', subject: 'prix', steps: [{ from: 12, to: 15 }] })
  await setField('prix', 15)
  expect(log.next('undo')).toBe(last)
  const refused = recordField(() => Promise.reject(new Error('non')), { log, read: text.wire })
  await expect(refused('prix', 1)).rejects.toThrow('non')
  expect(log.next('undo')).toBe(last)
})
