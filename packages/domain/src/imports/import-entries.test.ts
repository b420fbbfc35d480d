import { expect, test } from 'vitest'
import { isLeftBehind } from './import-entries.ts'

test.each([
  ['.DS_Store', true],
  ['Baux/Thumbs.db', true],
  ['__MACOSX/Baux/._Bail.pdf', true],
  ['Baux/~$Bail.docx', true],
  ['Baux/desktop.ini', true],
  ['Baux/Bail.pdf', false],
  ['.archives/Bail.pdf', false],
  ['Baux/thumbs.db.pdf', false],
])('%s is left behind by a program: %s', (path, isLeft) => {
  expect(isLeftBehind(path)).toBe(isLeft)
})
