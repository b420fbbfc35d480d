import { expect, test } from 'vitest'
import { Editing } from './editing.ts'

test('a few sections have an editor, and the one being edited never loses it', () => {
  const editing = new Editing()
  editing.open('a')
  editing.enter({ sectionId: 'a', part: 'content', view: null })
  for (const id of ['b', 'c', 'd', 'e', 'f']) editing.open(id)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((id) => editing.isOpen(id))).toEqual([
    'a',
    'd',
    'e',
    'f',
  ])
})

test('a requested cursor position is consumed once, and only where it was requested', () => {
  const editing = new Editing()
  editing.goTo('a', 'content', 'end')
  expect(editing.isOpen('a')).toBe(true)
  expect(editing.consumeRequest('a', 'title')).toBeNull()
  expect(editing.consumeRequest('a', 'content')).toBe('end')
  expect(editing.consumeRequest('a', 'content')).toBeNull()
})

test('what is typed before there is an editor is kept for it, and its section stays open', () => {
  const editing = new Editing()
  editing.goTo('a', 'content', 'end')
  expect(editing.awaited('a')).toBe('end')
  editing.typeAhead('a', { text: 'Bonjour', place: 'end', pasted: [] })
  for (const id of ['b', 'c', 'd', 'e', 'f']) editing.goTo(id, 'content', 'start')
  expect(editing.awaited('a')).toBeNull()
  expect(editing.isOpen('a')).toBe(true)
  expect(editing.hasTypedAhead()).toBe(true)
  expect(editing.consumeTyped('a')).toEqual({ text: 'Bonjour', place: 'end', pasted: [] })
  expect(editing.consumeTyped('a')).toBeNull()
  expect(editing.hasTypedAhead()).toBe(false)
})

test('typing and undoing leaves nothing', () => {
  const editing = new Editing()
  editing.typeAhead('a', { text: 'B', place: 'start', pasted: [] })
  editing.typeAhead('a', { text: '', place: 'start', pasted: [] })
  expect(editing.typedAhead('a')).toBeNull()
})

test('a text that is drawn part by part is asked for as a whole, once', () => {
  const editing = new Editing()
  let news = 0
  editing.subscribe(() => (news += 1))
  expect(editing.isWholeShown()).toBe(false)
  editing.showWhole()
  editing.showWhole()
  expect(editing.isWholeShown()).toBe(true)
  expect(news).toBe(1)
})
