import { ANSWERERS, type TemplateQuestion } from '@tacite/document/template-questions.ts'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

interface QuestionRowProps {
  question: TemplateQuestion
  /** Of its field. */
  label: string
  description: string
  /** Why the counterparty cannot be asked; null: it can. */
  notAskedOutside: string | null
  /** Those of the other questions, to be chosen again. */
  headings: readonly string[]
  isFirst: boolean
  isLast: boolean
  onChange: (question: TemplateQuestion) => void
  onMove: (by: -1 | 1) => void
}

/** One question: its place, its heading, its help and who answers, which open to be changed. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, label, description, notAskedOutside, headings, isFirst, isLast } = props
  const { onChange, onMove } = props
  const t = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { variable, group, help, answeredBy } = question
  const who = answeredBy === 'counterparty' ? t('template-form.byCounterparty') : ''
  const summary = [group, help, who].filter(Boolean).join(' · ')
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">{label}</p>
          {summary && !isOpen && <p className="text-sm break-words text-ink-soft">{summary}</p>}
        </div>
        <IconButton
          id={`question-${variable}-up`}
          size="small"
          label={t('template-form.up', { label })}
          icon={<ArrowUp aria-hidden />}
          disabledReason={isFirst ? t('template-form.isFirst') : null}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={`question-${variable}-down`}
          size="small"
          label={t('template-form.down', { label })}
          icon={<ArrowDown aria-hidden />}
          disabledReason={isLast ? t('template-form.isLast') : null}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          label={t('template-form.change', { label })}
          icon={isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div className="flex flex-col gap-3 pb-1">
          <TextField
            label={t('template-form.heading')}
            hint={t('template-form.headingHint')}
            value={group}
            list={`${id}-headings`}
            maxLength={120}
            isOptional
            onChange={(event) => onChange({ ...question, group: event.target.value })}
          />
          <datalist id={`${id}-headings`}>
            {headings.map((heading) => (
              <option key={heading} value={heading} />
            ))}
          </datalist>
          <TextArea
            label={t('template-form.help')}
            hint={description ? t('template-form.helpInstead', { description }) : undefined}
            value={help}
            maxLength={500}
            isOptional
            onChange={(event) => onChange({ ...question, help: event.target.value })}
          />
          <Select
            label={t('template-form.answeredBy')}
            hint={
              notAskedOutside ??
              (answeredBy === 'counterparty' ? t('template-form.counterpartyHint') : undefined)
            }
            options={ANSWERERS.map((value) => ({
              value,
              label: t(`template-form.${value}`),
              isDisabled: value === 'counterparty' && notAskedOutside !== null,
            }))}
            value={answeredBy}
            onChange={(chosen) => onChange({ ...question, answeredBy: chosen })}
          />
        </div>
      )}
    </div>
  )
}
