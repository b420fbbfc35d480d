import type { Task } from '@tacite/api/work/tasks-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'

export interface TaskRow {
  id: string
  kind: TaskKind
  contractId: string
  subjectId: string
  /** Whose it is, when the reader acts for them. */
  forPersonId: string | null
}

type Action = Task['actions'][number]

interface KindOfTask {
  /** Ends through the act itself; a tick would claim something was done that was not. */
  endsByItsAct: boolean
  actions(task: TaskRow, locale: Locale): Action[]
}

/** The closed registry of task kinds: the stored row holds kind and ids, the address is defined only here. */
export const TASK_REGISTRY: Record<TaskKind, KindOfTask> = {
  validate: {
    endsByItsAct: true,
    actions: ({ id, contractId, subjectId, forPersonId }, locale) => [
      {
        _id: `${id}-accept`,
        name: createTranslator(locale)('tasks.action.validate'),
        method: 'PUT',
        url: `/contracts3/${contractId}/validation/${subjectId}/decision`,
        data: { decision: 'accepted', reason: '', ...(forPersonId ? { forPersonId } : {}) },
      },
    ],
  },
  sign: { endsByItsAct: true, actions: () => [] },
  signLetter: { endsByItsAct: true, actions: () => [] },
  fileScan: { endsByItsAct: true, actions: () => [] },
  readRefusal: { endsByItsAct: false, actions: finishAction },
  completeStep: { endsByItsAct: true, actions: () => [] },
  decideOnDeadline: { endsByItsAct: true, actions: () => [] },
  answerRequest: { endsByItsAct: false, actions: finishAction },
  reviewOwner: { endsByItsAct: true, actions: () => [] },
  meetCondition: { endsByItsAct: true, actions: () => [] },
  confirmCondition: { endsByItsAct: true, actions: () => [] },
}

function finishAction({ id }: TaskRow, locale: Locale): Action[] {
  return [
    {
      _id: `${id}-finish`,
      name: createTranslator(locale)('tasks.action.finish'),
      method: 'POST',
      url: `/tasks/${id}/finished`,
      data: null,
    },
  ]
}
