import type {
  AskedQuestion,
  KeptAnswers,
  respondentEndpoints,
} from '@tacite/api/agreement/respondent-endpoints.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Fragment } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm, type Form } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { isUnreadable, unreadableSentence } from '../../../writing/new-contract/outside.tsx'
import type { Answers } from './answers-draft.ts'
import type { AnswersState, AnswersStore } from './answers-store.ts'
import { ContestedAnswer } from './contested-answer.tsx'
import { QuestionField } from './question-field.tsx'
import { questionsQuery, type AskedQuestions } from './questions-query.ts'
import { SavedLine } from './saved-line.tsx'
import { useAnswers } from './use-answers.ts'

interface AnswersFormProps {
  invitationId: string
  asked: AskedQuestions
  onSent: () => void
}

/** The questions in their order, under their headings; answers are saved as they are typed, and sent by a button. */
export function AnswersForm({ invitationId, asked, onSent }: AnswersFormProps) {
  const t = useTexts()
  const { store, state, hasUnsaved } = useAnswers(invitationId, asked)
  const { written, contested } = state.draft
  const form = useAnswersForm(invitationId, { asked, store, state, onSent })
  const open = asked.questions.filter(({ variable, isTaken, sent }) =>
    isTaken ? !isFilled(sent) : !isFilled(written[variable]),
  ).length
  return (
    <form
      {...form.element}
      className="flex flex-col gap-5 px-4 tablet:px-0"
      onBlur={() => store.flush()}
    >
      <FormErrors errors={form.errors} attempt={form.attempt} />
      {groupsOf(asked.questions).map(({ title, questions }) => (
        <section
          key={title}
          aria-label={title || t('shared-contract.answers.title')}
          className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4 tablet:p-6"
        >
          {title && <h2 className="font-semibold break-words">{title}</h2>}
          {questions.map((question) => (
            <Fragment key={question.variable}>
              <QuestionField
                id={`${form.id}-${question.variable}`}
                question={question}
                value={written[question.variable] ?? null}
                currency={asked.currency}
                error={form.errorAt(question.variable) ?? state.refused[question.variable]}
                onChange={(value) => form.set({ [question.variable]: value })}
              />
              {question.variable in contested && (
                <ContestedAnswer
                  question={question}
                  theirs={contested[question.variable] ?? null}
                  currency={asked.currency}
                  onChoose={(side) => store.choose(question.variable, side)}
                />
              )}
            </Fragment>
          ))}
        </section>
      ))}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-4 py-3 tablet:mx-0 tablet:px-0">
        <p className="mr-auto text-sm text-ink-soft">
          {t('shared-contract.answers.open', { count: open })}
        </p>
        <SavedLine state={state} hasUnsaved={hasUnsaved} onRetry={() => store.flush()} />
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          isBusy={form.isBusy}
          disabledReason={
            Object.keys(contested).length > 0 ? t('shared-contract.answers.choose') : null
          }
          onClick={form.submit}
        >
          {t('shared-contract.answers.send')}
        </Button>
      </div>
    </form>
  )
}

interface Answering {
  asked: AskedQuestions
  store: AnswersStore
  state: AnswersState
  onSent: () => void
}

/** Sends everything that is written; Enter saves, and only the button sends. */
function useAnswersForm(
  invitationId: string,
  { asked, store, state, onSent }: Answering,
): Form<Answers> {
  const t = useTexts()
  const queryClient = useQueryClient()
  const open = asked.questions.filter(({ isTaken }) => !isTaken)
  return useForm<Answers, AskedQuestions>({
    draft: { values: state.draft.written, write: (changes) => store.write(changes as Answers) },
    beforeSubmit: () => {
      store.flush()
      return false
    },
    check: (written) => unreadable(t, open, written),
    save: async () => {
      // One that is under way must not arrive after them.
      await store.settled()
      const values = store.read().draft.written as KeptAnswers['values']
      return call<typeof respondentEndpoints.send>('POST', '/invitations/:invitationId/answers', {
        params: { invitationId },
        body: { values },
      })
    },
    place: (refused) =>
      refused.startsWith('values.') ? { field: refused.slice('values.'.length) } : null,
    onSaved: (saved) => {
      store.receiveSent(saved)
      queryClient.setQueryData(questionsQuery(invitationId).queryKey, saved)
      onSent()
    },
  })
}

function unreadable(
  t: Translator,
  questions: readonly AskedQuestion[],
  written: Answers,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ variable, type }) =>
      isUnreadable(type as FieldType, written[variable] ?? null)
        ? [[variable, t(unreadableSentence(type))]]
        : [],
    ),
  )
}

/** Under the heading of the first of them, in the order in which they are asked. */
function groupsOf(questions: readonly AskedQuestion[]) {
  const groups = Map.groupBy(questions, ({ group }) => group)
  return [...groups].map(([title, under]) => ({ title, questions: under }))
}
