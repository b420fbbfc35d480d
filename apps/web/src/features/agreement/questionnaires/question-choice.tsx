import { useId } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { AskableField } from './questionnaires-queries.ts'

interface QuestionChoiceProps {
  /** Of its first box. */
  id: string
  value: readonly string[]
  error: string | undefined
  onChange: (variables: readonly string[]) => void
  askable: readonly AskableField[]
  /** Those that somebody can answer already. */
  asked: ReadonlySet<string>
}

/** The empty fields, each with the help that the person asked will read. */
export function QuestionChoice(props: QuestionChoiceProps) {
  const { id, value, error, onChange, askable, asked } = props
  const t = useTexts()
  const errorId = useId()
  const toggle = (variable: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, variable] : value.filter((each) => each !== variable))
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1 text-sm font-medium">
        {t('sharing.questions.dialog.questions')}
      </legend>
      <div className="flex max-h-60 flex-col gap-2 overflow-y-auto rounded-md border border-line p-3">
        {askable.map(({ variable, label, help, group, isOfTemplate }, place) => (
          <Checkbox
            key={variable}
            {...(place === 0 && { id })}
            label={label}
            hint={
              [
                group,
                help,
                asked.has(variable) && t('sharing.questions.dialog.alreadyAsked'),
                isOfTemplate && t('sharing.questions.dialog.ofTemplate'),
              ]
                .filter(Boolean)
                .join(' · ') || undefined
            }
            checked={value.includes(variable)}
            onChange={({ target }) => toggle(variable, target.checked)}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
