import { expect, test } from 'vitest'
import { linesBeside } from './lines-beside.ts'

test('the title, names of blocks and notes of parts are lines, but for empty notes', () => {
  const section = { _id: 's1', title: 'Prix', description: 'À revoir' }
  const block = { _id: 'b1', name: 'Corps', description: '', sections: [section] }
  const wire = { blocks: [block] } as unknown as Parameters<typeof linesBeside>[0]
  expect(linesBeside(wire, 'Bail').map(({ kind, partId, words }) => [kind, partId, words])).toEqual(
    [
      ['title', null, 'Bail'],
      ['block', 'b1', 'Corps'],
      ['description', 's1', 'À revoir'],
    ],
  )
})
