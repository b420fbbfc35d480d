import type {
  AskedQuestion,
  respondentEndpoints,
} from '@tacite/api/agreement/respondent-endpoints.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { call } from '../../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm, type Form } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { isUnreadable, unreadableSentence } from '../../../writing/new-contract/outside.tsx'
import { isSameValue } from '../same-value.ts'
import { QuestionField } from './question-field.tsx'
import { questionsQuery, type AskedQuestions } from './questions-query.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

type Written = Record<string, AskedQuestion['value']>

interface Draft {
  values: Written
  /** Enter keeps; only the button of its own sends. */
  act: 'save' | 'send'
}

interface AnswersFormProps {
  invitationId: string
  asked: AskedQuestions
  onSent: () => void
}

/** The questions in their order, under their headings; answers are kept, then sent. */
export function AnswersForm({ invitationId, asked, onSent }: AnswersFormProps) {
  const t = useTexts()
  const form = useAnswersForm(invitationId, asked, onSent)
  const { values } = form.values
  const isChanged = asked.questions.some((question) => isRewritten(question, values))
  useLeaveWarning(isChanged && !form.isBusy)
  const open = asked.questions.filter(({ variable }) => !isFilled(values[variable])).length
  return (
    <form {...form.element} className="flex flex-col gap-5 px-4 tablet:px-0">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      {groupsOf(asked.questions).map(({ title, questions }) => (
        <section
          key={title}
          aria-label={title || t('shared-contract.answers.title')}
          className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4 tablet:p-6"
        >
          {title && <h2 className="font-semibold break-words">{title}</h2>}
          {questions.map((question) => (
            <QuestionField
              key={question.variable}
              id={`${form.id}-values.${question.variable}`}
              question={question}
              value={values[question.variable] ?? null}
              currency={asked.currency}
              error={form.errorAt(`values.${question.variable}`)}
              onChange={(value) => {
                form.set({ values: { ...values, [question.variable]: value } })
                form.forgive([`values.${question.variable}`])
              }}
            />
          ))}
        </section>
      ))}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-4 py-3 tablet:mx-0 tablet:px-0">
        <p className="mr-auto text-sm text-ink-soft" role="status">
          {t('shared-contract.answers.open', { count: open })}
        </p>
        <Button
          isBusy={form.isBusy && form.values.act === 'save'}
          disabledReason={isChanged ? null : t('shared-contract.answers.unchanged')}
          onClick={() => form.submitWith({ act: 'save' })}
        >
          {t('shared-contract.answers.save')}
        </Button>
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          isBusy={form.isBusy && form.values.act === 'send'}
          onClick={() => form.submitWith({ act: 'send' })}
        >
          {t('shared-contract.answers.send')}
        </Button>
      </div>
    </form>
  )
}

function useAnswersForm(
  invitationId: string,
  asked: AskedQuestions,
  onSent: () => void,
): Form<Draft> {
  const t = useTexts()
  const queryClient = useQueryClient()
  const open = asked.questions.filter(({ isTaken }) => !isTaken)
  const written = ({ values }: Draft) => ({
    params: { invitationId },
    body: {
      values: Object.fromEntries(open.map(({ variable }) => [variable, values[variable] ?? null])),
    },
  })
  return useForm<Draft, AskedQuestions>({
    initial: {
      values: Object.fromEntries(asked.questions.map(({ variable, value }) => [variable, value])),
      act: 'save',
    },
    check: ({ values }) => unreadable(t, open, values),
    save: (draft) =>
      draft.act === 'send'
        ? call<typeof respondentEndpoints.send>(
            'POST',
            '/invitations/:invitationId/answers',
            written(draft),
          )
        : call<typeof respondentEndpoints.save>(
            'PUT',
            '/invitations/:invitationId/answers',
            written(draft),
          ),
    place: (refused) => (refused.startsWith('values.') ? { field: refused } : null),
    onSaved: (saved, { act }) => {
      queryClient.setQueryData(questionsQuery(invitationId).queryKey, saved)
      if (act === 'save') toasts.success(currentTexts()('shared-contract.answers.saved'))
      else onSent()
    },
  })
}

/** What cannot be read is not a value: JSON would keep nothing of it. */
function isRewritten({ variable, type, value }: AskedQuestion, values: Written): boolean {
  const written = values[variable] ?? null
  return isUnreadable(type as FieldType, written) || !isSameValue(written, value)
}

function unreadable(
  t: Translator,
  questions: readonly AskedQuestion[],
  values: Written,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ variable, type }) =>
      isUnreadable(type as FieldType, values[variable] ?? null)
        ? [[`values.${variable}`, t(unreadableSentence(type))]]
        : [],
    ),
  )
}

/** Under the heading of the first of them, in the order in which they are asked. */
function groupsOf(questions: readonly AskedQuestion[]) {
  const groups = Map.groupBy(questions, ({ group }) => group)
  return [...groups].map(([title, under]) => ({ title, questions: under }))
}
