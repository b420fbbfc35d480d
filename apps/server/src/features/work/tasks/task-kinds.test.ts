import { isTaskAddress } from '@tacite/domain/tasks/task-addresses.ts'
import { TASK_KINDS } from '@tacite/domain/tasks/task-kinds.ts'
import { expect, test } from 'vitest'
import { TASK_REGISTRY } from './task-kinds.ts'

const task = {
  id: '019ab3c4-1111-7222-8333-444455556666',
  contractId: '019ab3c4-2222-7222-8333-444455556666',
  subjectId: '019ab3c4-3333-7222-8333-444455556666',
  forPersonId: null,
}

test.each(TASK_KINDS)('the endpoint of a task to %s exists', (kind) => {
  for (const action of TASK_REGISTRY[kind].actions({ ...task, kind }, 'fr'))
    expect([action.url, isTaskAddress(action.method, action.url)]).toEqual([action.url, true])
})
