import type { IsoDay } from '../calendar/iso-day.ts'
import type { TaskKind } from '../tasks/task-kinds.ts'
import type { Descriptions } from './event-description.ts'

/** What one person asked another about a contract. */
interface Requested {
  requestId: string
  /** Who asked. */
  requestedBy: string
  /** Whose task it is. */
  personId: string
}

export interface TaskPayloads {
  'contract.taskAssigned': Requested & { dueOn: IsoDay | null }
  'contract.taskAnswered': Requested
  /** By whoever did it, or by whoever asked. */
  'contract.taskReopened': Requested
  'contract.taskWithdrawn': Requested
  'contract.taskHandedOver': { kind: TaskKind; fromPersonId: string; personId: string }
}

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const
const OF_REQUEST = { ...OF_CONTRACT, words: { task: 'personal' } } as const

/** Tasks given by hand. What they ask and what was answered may name people: it can be erased. */
export const TASK_EVENTS = {
  'contract.taskAssigned': {
    ...OF_CONTRACT,
    notifies: ['taskAssigned'],
    words: { task: 'personal', person: ['object', 'personId'] },
    changes: [{ name: 'dueOn', words: { day: ['day', 'dueOn'] } }],
  },
  'contract.taskAnswered': {
    ...OF_REQUEST,
    notifies: ['taskAnswered'],
    changes: [{ name: 'answer', words: { answer: 'personal' } }],
  },
  'contract.taskReopened': { ...OF_REQUEST, notifies: ['taskReopened'] },
  'contract.taskWithdrawn': { ...OF_REQUEST, notifies: ['taskWithdrawn'] },
  'contract.taskHandedOver': {
    ...OF_CONTRACT,
    notifies: ['taskHandedOver', 'taskPassedOn'],
    words: { from: ['object', 'fromPersonId'], to: ['object', 'personId'] },
  },
} satisfies Descriptions<TaskPayloads>
