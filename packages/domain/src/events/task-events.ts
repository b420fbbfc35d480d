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
  /** On the business day before its due day. */
  'contract.taskDueReminded': Requested & { dueOn: IsoDay }
  /** The due day has passed: told to whoever is asked, or to whoever asked. */
  'contract.taskLate': Requested & { dueOn: IsoDay; toldTo: 'person' | 'requester' }
  'contract.taskHandedOver': { kind: TaskKind; fromPersonId: string; personId: string }
}

const OF_CONTRACT = { object: 'contract', ofContract: true, live: 'contract' } as const
const OF_REQUEST = { ...OF_CONTRACT, words: { task: 'personal' } } as const

const OF_DUE_TASK = {
  object: 'contract',
  ofContract: true,
  words: { task: 'personal', day: ['day', 'dueOn'] },
} as const

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
  'contract.taskDueReminded': {
    ...OF_DUE_TASK,
    notifies: ['taskDue'],
    words: { ...OF_DUE_TASK.words, person: ['object', 'personId'] },
  },
  'contract.taskLate': {
    ...OF_DUE_TASK,
    notifies: ['taskLate', 'taskNotDone'],
    words: {
      ...OF_DUE_TASK.words,
      person: ['object', 'personId'],
      requester: ['object', 'requestedBy'],
    },
    variants: ['requester', 'person'],
    variantOf: ({ toldTo }) => toldTo,
  },
  'contract.taskHandedOver': {
    ...OF_CONTRACT,
    notifies: ['taskHandedOver', 'taskPassedOn'],
    words: { from: ['object', 'fromPersonId'], to: ['object', 'personId'] },
  },
} satisfies Descriptions<TaskPayloads>
