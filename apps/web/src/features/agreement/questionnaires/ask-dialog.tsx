import type { questionnairesEndpoints } from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { Send } from 'lucide-react'
import { call } from '../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm, type Form } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { QuestionChoice } from './question-choice.tsx'
import { variablesAsked, type ContractQuestionnaires } from './questionnaires-queries.ts'

interface AskDialogProps {
  contractId: string
  title: string
  about: ContractQuestionnaires
  onClose: () => void
}

/** To whom, which questions, with what message and by when; what that person will see is said before it is sent. */
export function AskDialog({ contractId, title, about, onClose }: AskDialogProps) {
  const t = useTexts()
  const form = useAskForm(contractId, about, onClose)
  const { contact } = form.values
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sharing.questions.dialog.title')}
      description={`${t('sharing.questions.dialog.lead')} ${t('sharing.questions.dialog.seen', { title })}`}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            icon={<Send aria-hidden />}
            isBusy={form.isBusy}
          >
            {t('sharing.questions.dialog.send')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {about.contacts.length > 0 && (
          <Select
            {...form.bind('contact')}
            label={t('sharing.questions.dialog.contact')}
            options={[
              ...about.contacts.map(({ name, email }) => ({
                value: email,
                label: name,
                hint: email,
              })),
              { value: OTHER, label: t('sharing.questions.dialog.other') },
            ]}
          />
        )}
        {contact === OTHER && (
          <div className="flex flex-col gap-4 tablet:flex-row">
            <TextField
              className="flex-1"
              {...form.text('name')}
              label={t('sharing.questions.dialog.name')}
              maxLength={120}
              isOptional
            />
            <TextField
              className="flex-1"
              {...form.text('email')}
              type="email"
              label={t('sharing.questions.dialog.email')}
              maxLength={400}
              isRequired
            />
          </div>
        )}
        <QuestionChoice
          {...form.bind('variables')}
          askable={about.askable}
          asked={variablesAsked(about)}
        />
        <TextArea
          {...form.text('message')}
          label={t('sharing.questions.dialog.message')}
          rows={2}
          maxLength={2000}
          isOptional
        />
        <div className="flex flex-col gap-4 tablet:flex-row">
          <DateField
            className="flex-1"
            {...form.bind('dueOn')}
            label={t('sharing.questions.dialog.due')}
            hint={t('sharing.questions.dialog.dueHint')}
            isOptional
          />
          <Select
            className="flex-1"
            {...form.bind('i18n')}
            label={t('sharing.questions.dialog.language')}
            options={locales.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
          />
        </div>
      </form>
    </Dialog>
  )
}

const OTHER = 'other'

interface Draft {
  /** The address of a contact, or another one. */
  contact: string
  name: string
  email: string
  variables: readonly string[]
  message: string
  dueOn: string | null
  i18n: Locale
}

function useAskForm(
  contractId: string,
  about: ContractQuestionnaires,
  onClose: () => void,
): Form<Draft> {
  const asked = variablesAsked(about)
  const wanted = about.askable.filter(
    ({ isOfTemplate, variable }) => isOfTemplate && !asked.has(variable),
  )
  return useForm<Draft, unknown>({
    initial: {
      contact: about.contacts[0]?.email ?? OTHER,
      name: '',
      email: '',
      variables: wanted.map(({ variable }) => variable),
      message: '',
      dueOn: null,
      i18n: about.locale,
    },
    save: ({ contact, name, email, variables, ...terms }) => {
      const known = about.contacts.find((each) => each.email === contact)
      return call<typeof questionnairesEndpoints.ask>(
        'POST',
        '/contracts3/:contractId/questionnaires',
        {
          params: { contractId },
          body: { ...(known ?? { name, email }), variables: [...variables], ...terms },
        },
      )
    },
    changes: [{ topic: 'contract', contractId }],
    onSaved: () => {
      toasts.success(currentTexts()('sharing.questions.sent'))
      onClose()
    },
  })
}
