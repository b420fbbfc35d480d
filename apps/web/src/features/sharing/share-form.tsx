import { refetchStale } from '../../platform/refetch-stale.ts'
import type { sharingEndpoints } from '@tacite/api/sharing-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FormErrors, type FormErrorLine } from '../../ui/form-errors.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toasts } from '../../ui/toasts.ts'
import { levelOptions } from './level-options.ts'
import { RecipientsField } from './recipients-field.tsx'
import { hasAddress, requestOf, type Recipient } from './recipients.ts'

interface Draft {
  recipients: readonly Recipient[]
  level: ContractLevel
  expiresOn: string | null
  message: string
  i18n: Locale
}

/** Whom to share with, at which level, until when, with which words. */
export function ShareForm({ contractId, locale }: { contractId: string; locale: Locale }) {
  const t = useTexts()
  const id = useId()
  const empty: Draft = {
    recipients: [],
    level: 'reader',
    expiresOn: null,
    message: '',
    i18n: locale,
  }
  const [draft, setDraft] = useState<Draft>(empty)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const share = useShare(contractId, () => setDraft(empty))
  const goesOutside = hasAddress(draft.recipients)
  const errorAt = (field: Field) => errorsOf(share.error, field)[0]
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        share.mutate(draft)
      }}
    >
      <FormErrors
        attempt={share.submittedAt}
        errors={errorLines(share.error, (field) => `${id}-${field}`)}
      />
      <RecipientsField
        id={`${id}-with`}
        contractId={contractId}
        recipients={draft.recipients}
        error={errorAt('with')}
        onRecipients={(recipients) => change({ recipients })}
      />
      <div className="flex flex-col gap-4 tablet:flex-row">
        <Select
          className="flex-1"
          id={`${id}-level`}
          label={t('sharing.form.level')}
          hint={t(`sharing.allows.${draft.level}`)}
          error={errorAt('level')}
          options={levelOptions(t, goesOutside)}
          value={draft.level}
          onChange={(level) => change({ level })}
        />
        <DateField
          className="flex-1"
          id={`${id}-expiresOn`}
          label={t('sharing.form.until')}
          hint={t('sharing.form.untilHint')}
          isOptional
          error={errorAt('expiresOn')}
          value={draft.expiresOn}
          onChange={(expiresOn) => change({ expiresOn })}
        />
      </div>
      <TextArea
        id={`${id}-message`}
        label={t('sharing.form.message')}
        isOptional
        rows={2}
        maxLength={2000}
        error={errorAt('message')}
        value={draft.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      {goesOutside && (
        <Select
          label={t('sharing.form.language')}
          hint={t('sharing.form.outside')}
          options={locales.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
          value={draft.i18n}
          onChange={(i18n) => change({ i18n })}
        />
      )}
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          icon={<Send aria-hidden />}
          isBusy={share.isPending}
        >
          {t('sharing.form.submit')}
        </Button>
      </div>
    </form>
  )
}

function useShare(contractId: string, onDone: () => void) {
  const t = useTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ recipients, ...terms }: Draft) =>
      call<typeof sharingEndpoints.share>('POST', '/contracts3/:contractId/shares', {
        params: { contractId },
        body: { ...requestOf(recipients), ...terms },
      }),
    meta: { showsError: true },
    onSuccess: ({ people, groups, thirdParties }) => {
      toasts.success(t('sharing.done', { count: people + groups + thirdParties }))
      onDone()
      return refetchStale(queryClient, [{ topic: 'contract', contractId }])
    },
  })
}

/** The fields of the request, by the field of the form that shows what is wrong with them. */
const FIELDS = {
  with: ['emails', 'personIds', 'groupIds'],
  level: ['level'],
  expiresOn: ['expiresOn'],
  message: ['message'],
} as const
type Field = keyof typeof FIELDS

function errorsOf(error: Error | null, field: Field): string[] {
  if (!(error instanceof ApiError)) return []
  const names: readonly string[] = FIELDS[field]
  return error.errors.flatMap((one) =>
    names.includes(one.field.split('.')[0] ?? '') ? [one.message] : [],
  )
}

/** Above the form, where the focus goes: one line for each field, or what no field shows itself. */
function errorLines(error: Error | null, idOf: (field: Field) => string): FormErrorLine[] {
  if (!error) return []
  const lines = (Object.keys(FIELDS) as Field[]).flatMap((field) =>
    errorsOf(error, field).map((message) => ({ fieldId: idOf(field), message })),
  )
  return lines.length > 0 ? lines : [{ message: messageOf(error) }]
}
