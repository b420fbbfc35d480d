import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { refuseTaskRequest } from './task-request.ts'

const today = Temporal.PlainDate.from('2026-11-20')

test.each([
  ['without words', { title: '  ', dueOn: null }, { code: 'TASK_TITLE_REQUIRED', field: 'title' }],
  [
    'due yesterday',
    { title: 'Relire', dueOn: '2026-11-19' },
    { code: 'TASK_DUE_PAST', field: 'dueOn' },
  ],
  ['due today', { title: 'Relire', dueOn: '2026-11-20' }, null],
  ['without a day', { title: 'Relire', dueOn: null }, null],
] as const)('a task %s', (_, request, refusal) => {
  expect(refuseTaskRequest(request, today)).toEqual(refusal)
})
