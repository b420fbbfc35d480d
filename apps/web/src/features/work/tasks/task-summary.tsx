import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { ReadingButtons } from '../../../platform/reading-buttons.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { DueDay } from './due-day.tsx'
import type { Task } from './task-queries.ts'
import { useAsked } from './task-words.tsx'

/** What is asked, since when and by whom, and what one needs to know of the contract to decide; its text is one click away. */
export function TaskSummary({ task }: { task: Task }) {
  const t = useTexts()
  const formats = useFormats()
  const asked = useAsked()(task)
  const { contract, project, workflow } = task
  const day = (iso: string | null) => iso && formats.day(iso)
  const amount =
    contract.financialAmount === null
      ? null
      : formats.amount(Math.round(contract.financialAmount * 100), contract.currency)
  const lines: (readonly [label: string, value: ReactNode])[] = [
    [t('tasks.panel.reference'), contract.reference],
    [t('tasks.panel.counterparty'), contract.supplier],
    [t('tasks.panel.amount'), amount],
    [t('tasks.panel.effectiveDate'), day(contract.effectiveDate)],
    [t('tasks.panel.endDate'), day(contract.endDate)],
    [t('tasks.panel.noticeDeadline'), day(contract.terminationDate)],
    [t('tasks.panel.status'), workflow.statusWorkflow18in],
    [t('tasks.panel.project'), project.title],
    ...(task.dueOn ? ([[t('tasks.panel.dueOn'), <DueDay task={task} />]] as const) : []),
  ]
  return (
    <section aria-label={t('tasks.panel.summary')} className="flex flex-col gap-4">
      <div>
        <p className="font-medium">
          {asked}
          {task.for && `, ${t('tasks.screen.for', { name: task.for })}`}
        </p>
        <Moments task={task} />
      </div>
      <FactList facts={lines} empty={t('tasks.panel.unknown')} />
      <ReadingButtons
        contract={contract}
        tab={TAB_OF_TASK[task.kind]}
        read={t('tasks.panel.read')}
        preview={t('tasks.panel.preview')}
      />
    </section>
  )
}

/** What there is to read beside the text: the reason of a refusal, the explained deadline. */
const TAB_OF_TASK: Record<Task['kind'], string | undefined> = {
  validate: undefined,
  sign: undefined,
  signLetter: 'deadlines',
  fileScan: 'signing',
  readRefusal: 'validation',
  decideOnDeadline: 'deadlines',
  completeStep: undefined,
  answerRequest: undefined,
  // Its owner is among the details.
  reviewOwner: 'summary',
  meetCondition: 'validation',
  confirmCondition: 'validation',
}

/** Who asked and when; of a closed task, when it was done or became pointless. */
function Moments({ task }: { task: Task }) {
  const t = useTexts()
  const formats = useFormats()
  const { askedBy: name, kind, createdAt, endedAt, status } = task
  const moment = formats.instant(createdAt)
  return (
    <p className="text-sm text-ink-soft">
      {name === null
        ? t('tasks.panel.since', { moment })
        : t(kind === 'readRefusal' ? 'tasks.panel.refusedBy' : 'tasks.panel.requestedBy', {
            name,
            moment,
          })}
      {endedAt && (
        <>
          <br />
          {t(status === 'DONE' ? 'tasks.panel.doneAt' : 'tasks.panel.obsoleteAt', {
            moment: formats.instant(endedAt),
          })}
        </>
      )}
    </p>
  )
}
