import { expect, test } from 'vitest'
import { CommandLog, type Outcome } from './command-log.ts'
import type { Command } from './command.ts'
import { writeCommand } from './record-edits.ts'
import type { SectionText } from '../text/section-text.ts'

const text = (words: string): SectionText => ({
  title: 'Objet',
  content: {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: words }] },
    ],
  },
  audience: 'anyone',
})
const written = (sectionId: string, from: string, to: string): Command =>
  writeCommand(sectionId, text(from), text(to))
const style = (): Command => ({
  name: 'numbering',
  subject: '',
  steps: [{ kind: 'numbering', from: 'none', to: 'roman' }],
})
const ends = (outcome: Outcome) => async () => outcome

test('the last command of the whole text goes first, wherever it was', async () => {
  const log = new CommandLog()
  const [first, second] = [written('a', '', 'x'), style()]
  log.record(first)
  log.record(second)
  expect(await log.step('undo', ends('done'))).toBe(second)
  expect(log.next('undo')).toBe(first)
  expect(log.next('redo')).toBe(second)
  await log.step('redo', ends('done'))
  expect(log.next('undo')).toBe(second)
  expect(log.next('redo')).toBeNull()
})

test('letters of one go are one command, unless something else came between', async () => {
  const log = new CommandLog()
  log.record(written('a', '', 'x'))
  log.record(written('a', 'x', 'xy'), true)
  expect(log.next('undo')).toEqual(written('a', '', 'xy'))
  log.record(style())
  log.record(written('a', 'xy', 'xyz'), true)
  expect(log.next('undo')).toEqual(written('a', 'xy', 'xyz'))
  log.record(written('b', '', 'z'), true)
  expect(log.next('undo')).toEqual(written('b', '', 'z'))
})

test('what is typed after an undo is a command of its own, and nothing can be redone', async () => {
  const log = new CommandLog()
  log.record(written('a', '', 'x'))
  log.record(written('a', 'x', 'xy'))
  await log.step('undo', ends('done'))
  log.record(written('a', 'x', 'xz'), true)
  expect(log.next('undo')).toEqual(written('a', 'x', 'xz'))
  expect(log.next('redo')).toBeNull()
})

test('a refused command leaves; one that failed can be tried again', async () => {
  const log = new CommandLog()
  const [first, second] = [style(), written('a', '', 'x')]
  log.record(first)
  log.record(second)
  await log.step('undo', ends('failed'))
  expect(log.next('undo')).toBe(second)
  await log.step('undo', ends('refused'))
  expect([log.next('undo'), log.next('redo')]).toEqual([first, null])
  await log.step('undo', ends('done'))
  await log.step('redo', ends('failed'))
  expect([log.next('undo'), log.next('redo')]).toEqual([null, first])
})

test('what is done while a command is undone ends what could be redone', async () => {
  const log = new CommandLog()
  log.record(style())
  const typed = written('a', '', 'x')
  await log.step('undo', async () => {
    log.record(typed)
    return 'done'
  })
  expect([log.next('undo'), log.next('redo')]).toEqual([typed, null])
})

test.each(['undo', 'redo'] as const)(
  'what is done while a %s goes on comes after it',
  async (way) => {
    const log = new CommandLog()
    const [older, typed] = [style(), written('a', '', 'x')]
    log.record(older)
    if (way === 'redo') await log.step('undo', ends('done'))
    await log.step(way, async () => {
      log.record(typed)
      return way === 'undo' ? 'failed' : 'done'
    })
    expect(await log.step('undo', ends('done'))).toBe(typed)
    expect(log.next('undo')).toBe(older)
  },
)

test('a text that was replaced loses what was written in it, and only that', async () => {
  const log = new CommandLog()
  const [other, act] = [written('b', '', 'x'), style()]
  log.record(other)
  log.record(written('a', '', 'x'))
  log.record(act)
  log.lose('a')
  expect(log.next('undo')).toBe(act)
  await log.step('undo', ends('done'))
  expect(log.next('undo')).toMatchObject({ isLost: true })
  log.forget('a')
  expect(log.next('undo')).toBe(other)
})

test('who listens hears of every change', async () => {
  const log = new CommandLog()
  let heard = 0
  const stop = log.subscribe(() => {
    heard += 1
  })
  log.record(style())
  expect(heard).toBe(1)
  await log.step('undo', ends('done'))
  expect(heard).toBe(3)
  stop()
  log.record(style())
  expect(heard).toBe(3)
})

test('it keeps the last three hundred', async () => {
  const log = new CommandLog()
  for (let at = 0; at < 301; at += 1) log.record(written('a', String(at), String(at + 1)))
  let count = 0
  while (await log.step('undo', ends('done'))) count += 1
  expect(count).toBe(300)
})

test('what a person declined leaves, as it was never saved', () => {
  const log = new CommandLog()
  const [kept, other] = [written('a', '', 'x'), written('b', '', 'z')]
  log.record(kept)
  log.record(other)
  log.record(written('a', 'x', 'xy'))
  log.record(written('a', 'xy', 'xyz'))
  log.withdraw('a', text('x'))
  expect(log.next('undo')).toBe(other)
  log.record(written('b', 'z', 'zz'))
  log.withdraw('b', text(''))
  expect(log.next('undo')).toBe(kept)
})
