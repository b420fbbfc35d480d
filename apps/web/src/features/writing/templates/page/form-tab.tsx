import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import {
  allQuestions,
  moveQuestion,
  type TemplateQuestion,
  whyNotAskedOutside,
} from '@tacite/document/template-questions.ts'
import { typedOnce } from '@tacite/document/asked-fields.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useMemo, useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useFocusAfterDrawing } from '../../../../ui/use-focus-after-drawing.ts'
import { LeaveGuard, RecordConflicts } from '../../../settings/administration/public.tsx'
import { toDocument, type WireDocument } from '../../texts/public.tsx'
import { setStart, type TemplateRecord } from '../template-queries.ts'
import { QuestionRow } from './question-row.tsx'

interface FormTabProps {
  template: TemplateRecord
  wire: WireDocument
}

/** « Formulaire »: in which order, under which headings and with which help new contracts are asked for the fields. */
export function FormTab({ template, wire }: FormTabProps) {
  const t = useTexts()
  const isReader = !holds(useMe(), 'model:contracts:update')
  const { lifecycle, values } = template
  const form = useForm<{ questions: TemplateQuestion[] }, TemplateRecord>({
    initial: { questions: template.questions },
    save: ({ questions }) =>
      setStart(
        template._id,
        { lifecycle, values, questions: questions.map(trimmed) },
        template.revision,
      ),
    changes: ['templates'],
    onSaved: () => toasts.success(currentTexts()('template-form.saved')),
  })
  const fields = useAskedFields(wire)
  const questions = allQuestions([...fields.keys()], form.values.questions)
  const { move, said: news } = useMoves(questions, (moved) => form.set({ questions: moved }))
  if (fields.size === 0) return <p className="pt-3 text-ink-soft">{t('template-form.noFields')}</p>
  return (
    <form {...form.element} className="flex flex-col gap-4 pt-3">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <RecordConflicts
        form={form}
        revision={template.revision}
        fields={{ questions: { label: t('template-form.title') } }}
      />
      <p className="text-sm text-ink-soft">{t('template-form.lead')}</p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <fieldset disabled={isReader} className="contents">
        <ol className="flex flex-col divide-y divide-line" aria-label={t('template-form.title')}>
          {questions.map((question, place) => (
            <li key={question.variable} className="py-2">
              <QuestionRow
                question={question}
                label={fields.get(question.variable) ?? question.variable}
                description={descriptionOf(wire, question.variable)}
                notAskedOutside={whyNotOutside(t, wire, question.variable)}
                headings={headingsOf(questions)}
                isFirst={place === 0}
                isLast={place === questions.length - 1}
                onChange={(changed) => form.set({ questions: questions.with(place, changed) })}
                onMove={(by) => move(question, by)}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-paper px-1 py-3">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={
            isReader ? t('templates.readOnly') : form.isChanged ? null : t('templates.unchanged')
          }
        >
          {t('template-form.save')}
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </form>
  )
}

/** Those that the form asks for because the text shows them, by their variable, with their label. */
function useAskedFields(wire: WireDocument): ReadonlyMap<string, string> {
  return useMemo(
    () =>
      new Map(
        typedOnce(toDocument(wire), wire.fields).flatMap((variable) => {
          const field = wire.fields.find((each) => each.variable === variable)
          return field && !isSystemField(variable) ? [[variable, field.label] as const] : []
        }),
      ),
    [wire],
  )
}

/** A question that moved keeps the focus, and its place is said. */
function useMoves(
  questions: readonly TemplateQuestion[],
  onMoved: (questions: TemplateQuestion[]) => void,
) {
  const t = useTexts()
  const focus = useFocusAfterDrawing()
  const [news, setNews] = useState('')
  const move = ({ variable }: TemplateQuestion, by: -1 | 1) => {
    const moved = moveQuestion(questions, variable, by)
    onMoved(moved)
    focus(`question-${variable}-${by === -1 ? 'up' : 'down'}`)
    const place = moved.findIndex((each) => each.variable === variable) + 1
    setNews(t('template-form.moved', { place, count: moved.length }))
  }
  return { move, said: news }
}

function descriptionOf({ fields }: WireDocument, variable: string): string {
  return fields.find((field) => field.variable === variable)?.description ?? ''
}

function headingsOf(questions: readonly TemplateQuestion[]): string[] {
  return [...new Set(questions.map(({ group }) => group.trim()))].filter(Boolean)
}

function whyNotOutside(t: Translator, { fields }: WireDocument, variable: string): string | null {
  const field = fields.find((each) => each.variable === variable)
  const code = field ? whyNotAskedOutside(field) : null
  return code && field ? t.refusal({ code, params: { label: field.label } }) : null
}

function trimmed({ group, help, ...question }: TemplateQuestion): TemplateQuestion {
  return { ...question, group: group.trim(), help: help.trim() }
}
