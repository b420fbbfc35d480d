import type { WorkflowSwitchShown } from '@tacite/api/settings/contract-workflow-endpoints.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useTexts } from '../../../../platform/locale.ts'

/** What becomes of each step and due date, those that are left, and what is kept of them. */
export function SwitchEffects({ effects }: { effects: WorkflowSwitchShown }) {
  const t = useTexts()
  const { from, to, steps, left } = effects
  const current = steps.find(({ standing }) => standing === 'current')
  return (
    <>
      {current && (
        <p role="status" className="font-medium">
          {t('workflow-change.standsAt', { step: current.name })}
        </p>
      )}
      <section aria-labelledby="switched-steps">
        <h3 id="switched-steps" className="font-semibold">
          {t('workflow-change.steps', { name: to.name })}
        </h3>
        <ol className="mt-1 flex flex-col gap-1.5">
          {steps.map((step) => (
            <StepLine
              key={step._id}
              name={step.name}
              colour={step.color}
              notes={notesOn(t, step)}
              isCurrent={step === current}
            />
          ))}
        </ol>
      </section>
      {left.length > 0 && (
        <section aria-labelledby="left-steps">
          <h3 id="left-steps" className="font-semibold">
            {t('workflow-change.left', { count: left.length, name: from.name })}
          </h3>
          <ul className="mt-1 flex flex-col gap-1.5">
            {left.map((step) => (
              <StepLine key={step._id} name={step.name} notes={notesOnLeft(t, step)} />
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-ink-soft">{t('workflow-change.kept', { name: from.name })}</p>
    </>
  )
}

interface StepLineProps {
  name: string
  colour?: string
  notes: string
  isCurrent?: boolean
}

function StepLine({ name, colour, notes, isCurrent = false }: StepLineProps) {
  return (
    <li className="flex items-baseline gap-2">
      <span
        aria-hidden
        className="size-2 shrink-0 rounded-[2px] bg-line-strong"
        style={colour ? { backgroundColor: colour } : undefined}
      />
      <span className="min-w-0 break-words">
        <span className={isCurrent ? 'font-semibold' : ''}>{name}</span>{' '}
        <span className="text-sm text-ink-soft tabular-nums">{notes}</span>
      </span>
    </li>
  )
}

type StepAfter = WorkflowSwitchShown['steps'][number]
type StepLeft = WorkflowSwitchShown['left'][number]

function notesOn(t: Translator, step: StepAfter): string {
  const { standing, name, same, leftBy, dueDate, dueDateBefore } = step
  const isOver = standing === 'completed' || standing === 'passedOver'
  return [
    leftBy && isOver
      ? t(`workflow-change.standing.${standing}By`, { name: leftBy })
      : t(`workflow-change.standing.${standing}`),
    same !== null && same !== name && t('workflow-change.same', { name: same }),
    !isOver && dueNote(t, dueDate, dueDateBefore),
  ]
    .filter(Boolean)
    .join(' · ')
}

function dueNote(t: Translator, day: string | null, before: string | null): string | null {
  if (day === null) return before && t('workflow-change.due.gone', { before })
  if (before === null || before === day) return t('workflow-change.due.is', { day })
  return t('workflow-change.due.moved', { day, before })
}

function notesOnLeft(t: Translator, { standing, leftBy, dueDate }: StepLeft): string {
  return [
    leftBy && (standing === 'completed' || standing === 'passedOver')
      ? t(`workflow-change.before.${standing}By`, { name: leftBy })
      : t(`workflow-change.before.${standing}`),
    dueDate && t('workflow-change.due.gone', { before: dueDate }),
  ]
    .filter(Boolean)
    .join(' · ')
}
