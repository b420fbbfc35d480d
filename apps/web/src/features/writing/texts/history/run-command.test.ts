import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../platform/api-error.ts'
import { partOf } from '../text/wire-document.ts'
import type { Command, Step } from './command.ts'
import { stepsToward } from './command.ts'
import { createLastRefusal } from './last-refusal.ts'
import { writeCommand } from './record-edits.ts'
import { runCommand } from './run-command.ts'
import { blockNamed, fakeText, sectionNamed, textOfBlocks } from './testing/fake-text.ts'

const setUp = () =>
  fakeText(
    textOfBlocks(
      blockNamed('body', sectionNamed('a'), sectionNamed('a1', { level: 2 }), sectionNamed('b')),
      blockNamed('annex'),
    ),
  )
const command = (step: Step): Command => ({ name: 'content', subject: 'a', steps: [step] })
const contentsOf = (text: ReturnType<typeof setUp>, ...ids: string[]) =>
  new Map(
    ids.map((id) => {
      const { title, content, audience } = text.deps.store.read(id)!
      return [id, { title, content, audience }]
    }),
  )

describe('what another person did since stays', () => {
  test('what they wrote', async () => {
    const text = setUp()
    const { before, after } = text.write('a', { title: 'Prix' })
    text.write('a', { title: 'Prix et paiement' }, 'Bruno Petit')
    const ran = await runCommand(writeCommand('a', before, after), 'undo', text.deps)
    expect(ran).toEqual({
      outcome: 'refused',
      obstacle: { reason: 'changedBy', name: 'Bruno Petit' },
    })
    expect(text.deps.store.read('a')!.title).toBe('Prix et paiement')
  })

  test('where they moved something', async () => {
    const text = setUp()
    const { arrange } = text.deps
    const from = { blockId: 'body', afterSectionId: 'a1', levels: [1 as const] }
    await arrange.moveSection('b', { to: 'up' })
    const to = { ...from, afterSectionId: null }
    await arrange.moveSection('b', { to: 'place', blockId: 'annex', beforeSectionId: null })
    const moved = command({ kind: 'place', sectionIds: ['b'], from, to })
    expect(await runCommand(moved, 'undo', text.deps)).toEqual({
      outcome: 'refused',
      obstacle: { reason: 'moved' },
    })
    const contents = contentsOf(text, 'b')
    const added = command({ kind: 'restore', part: 'section', id: 'b', contents, place: from })
    expect(await runCommand(added, 'undo', text.deps)).toMatchObject({
      obstacle: { reason: 'moved' },
    })
    const block = command({ kind: 'blockPlace', blockId: 'annex', from: 1, to: 0 })
    expect(await runCommand(block, 'undo', text.deps)).toMatchObject({
      obstacle: { reason: 'moved' },
    })
  })

  test('what they wrote in what would go', async () => {
    const text = setUp()
    const contents = contentsOf(text, 'b')
    text.write('b', { title: 'Durée' }, 'Bruno Petit')
    const added = command({ kind: 'restore', part: 'section', id: 'b', contents })
    expect(await runCommand(added, 'undo', text.deps)).toMatchObject({
      obstacle: { reason: 'changedBy', name: 'Bruno Petit' },
    })
    const block = command({ kind: 'restore', part: 'block', id: 'body', contents: new Map() })
    expect(await runCommand(block, 'undo', text.deps)).toMatchObject({
      obstacle: { reason: 'changed' },
    })
  })

  test('what they locked', async () => {
    const text = setUp()
    const contents = contentsOf(text, 'a')
    const { before, after } = text.write('a', { title: 'Prix' })
    const lockedBy = { _id: 'p', name: 'Bruno Petit' }
    text.change({ ...text.deps.store.read('a')!.base, isLocked: true, lockedBy })
    const locked = { outcome: 'refused', obstacle: { reason: 'lockedBy', name: 'Bruno Petit' } }
    expect(await runCommand(writeCommand('a', before, after), 'undo', text.deps)).toEqual(locked)
    const added = command({ kind: 'restore', part: 'section', id: 'a', contents })
    expect(await runCommand(added, 'undo', text.deps)).toEqual(locked)
  })

  test('what they set', async () => {
    const text = setUp()
    await text.deps.setField!('prix', 3)
    const steps: Step[] = [
      { kind: 'field', variable: 'prix', from: 1, to: 2 },
      { kind: 'numbering', from: 'none', to: 'roman' },
      { kind: 'lock', sectionId: 'a', from: false, to: true },
      { kind: 'numbered', sectionId: 'a', from: true, to: false },
      { kind: 'blockName', blockId: 'annex', from: 'x', to: 'y' },
      { kind: 'description', part: 'section', id: 'a', from: 'x', to: 'y' },
      { kind: 'description', part: 'block', id: 'annex', from: 'x', to: 'y' },
    ]
    for (const step of steps) {
      expect(await runCommand(command(step), 'undo', text.deps)).toEqual({
        outcome: 'refused',
        obstacle: { reason: 'changed' },
      })
    }
  })

  test('what they took out', async () => {
    const text = setUp()
    const { before, after } = text.write('a', { title: 'Prix' })
    const contents = contentsOf(text, 'a', 'a1')
    await text.deps.arrange.removeSection('a')
    await text.deps.arrange.removeBlock('annex')
    const place = { blockId: 'body', afterSectionId: null, levels: [1 as const] }
    const gone: Command[] = [
      writeCommand('a', before, after),
      command({ kind: 'restore', part: 'section', id: 'a', contents }),
      command({ kind: 'restore', part: 'block', id: 'annex', contents: new Map() }),
      command({ kind: 'place', sectionIds: ['a'], from: place, to: place }),
      command({ kind: 'lock', sectionId: 'a', from: false, to: true }),
      command({ kind: 'description', part: 'block', id: 'annex', from: '', to: 'x' }),
    ]
    for (const one of gone) {
      expect(await runCommand(one, 'undo', text.deps)).toMatchObject({
        obstacle: { reason: 'gone' },
      })
    }
  })
})

test('a description is taken back where it is as it was left, and written again', async () => {
  const text = setUp()
  for (const [part, id] of [
    ['section', 'a'],
    ['block', 'annex'],
  ] as const) {
    const read = () => partOf(text.wire(), { part, id })?.description
    await text.deps.settings.describe({ part, id, description: 'Négociable', replaces: '' })
    const step = { kind: 'description', part, id, from: '', to: 'Négociable' } as const
    expect(await runCommand(command(step), 'undo', text.deps)).toMatchObject({ outcome: 'done' })
    expect(read()).toBe('')
    expect(await runCommand(command(step), 'redo', text.deps)).toMatchObject({ outcome: 'done' })
    expect(read()).toBe('Négociable')
  }
})

test('what was written in a text that was replaced is not undone', async () => {
  const text = setUp()
  const { before, after } = text.write('a', { title: 'Prix' })
  const lost = { ...writeCommand('a', before, after), isLost: true }
  expect(await runCommand(lost, 'undo', text.deps)).toMatchObject({ obstacle: { reason: 'lost' } })
})

test('what the server refuses is refused with its words; what did not reach it failed', async () => {
  const text = setUp()
  const contents = contentsOf(text, 'b')
  const removed = command({ kind: 'remove', part: 'section', id: 'b', contents })
  expect(await runCommand(removed, 'undo', text.deps)).toEqual({ outcome: 'refused', words: 'non' })
  const offline = { read: () => ({ words: 'hors ligne', isPassing: true }) }
  const deps = { ...text.deps, lastRefusal: offline }
  expect(await runCommand(removed, 'undo', deps)).toEqual({
    outcome: 'failed',
    words: 'hors ligne',
  })
})

test('a setting that the server refuses has said so itself', async () => {
  const text = setUp()
  const numbering = command({ kind: 'numbering', from: 'roman', to: 'none' })
  const failing = (status: number) => ({
    ...text.deps,
    settings: {
      ...text.deps.settings,
      setNumbering: () => Promise.reject(new ApiError(status, {})),
    },
  })
  expect(await runCommand(numbering, 'undo', failing(403))).toEqual({
    outcome: 'refused',
    said: true,
  })
  for (const status of [0, 401, 429, 503]) {
    expect(await runCommand(numbering, 'undo', failing(status))).toMatchObject({
      outcome: 'failed',
    })
  }
})

test('what the person declines to confirm stays to be undone, without a word', async () => {
  const text = setUp()
  const contents = contentsOf(text, 'b')
  const declined = new ApiError(409, { message: 'Confirmez' })
  declined.isDeclined = true
  const lastRefusal = createLastRefusal()
  const deps = {
    ...text.deps,
    lastRefusal,
    arrange: {
      ...text.deps.arrange,
      removeSection: () => {
        lastRefusal.byServer(declined)
        return Promise.resolve(null)
      },
    },
    settings: { ...text.deps.settings, setNumbering: () => Promise.reject(declined) },
  }
  const steps: Step[] = [
    { kind: 'restore', part: 'section', id: 'b', contents },
    { kind: 'numbering', from: 'roman', to: 'none' },
  ]
  for (const step of steps)
    expect(await runCommand(command(step), 'undo', deps)).toEqual({ outcome: 'failed', said: true })
})

test('a command of several steps is undone from its last one', () => {
  const first: Step = { kind: 'numbering', from: 'none', to: 'roman' }
  const last: Step = { kind: 'lock', sectionId: 'a', from: false, to: true }
  const both: Command = { name: 'content', subject: '', steps: [first, last] }
  expect(stepsToward(both, 'redo')).toEqual([first, last])
  expect(stepsToward(both, 'undo')).toEqual([
    { ...last, from: true, to: false },
    { ...first, from: 'roman', to: 'none' },
  ])
})
