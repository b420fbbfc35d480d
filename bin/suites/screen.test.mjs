import { beforeEach, expect, test } from 'vitest'
import { createScreen } from './screen.mjs'

let shown = ''
let screen

beforeEach(() => {
  shown = ''
  screen = createScreen((text) => (shown += text))
})

test('shows a followed suite live, and a concurrent one as a whole after it', () => {
  const install = screen.collect('install')
  const unit = screen.follow('unit')
  unit.write('a\n')
  install.write('cloned\n')
  unit.write('b')
  install.write('started\n')
  install.end()
  expect(shown).toBe('\n── unit\na\nb')
  unit.end()
  expect(shown).toBe('\n── unit\na\nb\n\n── install\ncloned\nstarted\n')
})

test('shows a suite that ends while none is followed immediately', () => {
  const install = screen.collect('install')
  install.write('cloned')
  install.end()
  expect(shown).toBe('\n── install\ncloned\n')
})

test('one still running when the followed one ends waits for its own end', () => {
  const install = screen.collect('install')
  screen.follow('checks').end()
  const unit = screen.follow('unit')
  install.write('cloned\n')
  install.end()
  unit.write('a\n')
  unit.end()
  expect(shown).toBe('\n── checks\n\n── unit\na\n\n── install\ncloned\n')
})

test('follows one at a time', () => {
  screen.follow('checks')
  expect(() => screen.follow('unit')).toThrow('checks is being followed')
})

test('begins a new line', () => {
  screen.follow('checks').write('half a line')
  screen.line('whole')
  expect(shown).toBe('\n── checks\nhalf a line\nwhole\n')
})
