import type { sharingEndpoints } from '@tacite/api/sharing-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
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
  const empty: Draft = {
    ...{ recipients: [], level: 'reader', expiresOn: null, message: '', i18n: locale },
  }
  const [draft, setDraft] = useState<Draft>(empty)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const share = useShare(contractId, () => setDraft(empty))
  const goesOutside = hasAddress(draft.recipients)
  const errorAt = (...fields: string[]) => errorsAt(share.error, fields)[0]
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
        errors={otherErrors(share.error).map((message) => ({ message }))}
      />
      <RecipientsField
        contractId={contractId}
        recipients={draft.recipients}
        error={errorAt('emails', 'personIds', 'groupIds')}
        onRecipients={(recipients) => change({ recipients })}
      />
      <div className="flex flex-col gap-4 tablet:flex-row">
        <Select
          className="flex-1"
          label={t('sharing.form.level')}
          hint={t(`sharing.allows.${draft.level}`)}
          error={errorAt('level')}
          options={levelOptions(t, goesOutside)}
          value={draft.level}
          onChange={(level) => change({ level })}
        />
        <DateField
          className="flex-1"
          label={t('sharing.form.until')}
          hint={t('sharing.form.untilHint')}
          isOptional
          error={errorAt('expiresOn')}
          value={draft.expiresOn}
          onChange={(expiresOn) => change({ expiresOn })}
        />
      </div>
      <TextArea
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
      return queryClient.invalidateQueries({ queryKey: ['contract', contractId] })
    },
  })
}

const FIELDS = ['emails', 'personIds', 'groupIds', 'level', 'expiresOn', 'message']

function errorsAt(error: Error | null, fields: readonly string[]): string[] {
  if (!(error instanceof ApiError)) return []
  return error.errors.flatMap(({ field, message }) =>
    fields.includes(field.split('.')[0] ?? '') ? [message] : [],
  )
}

/** What no field shows itself. */
function otherErrors(error: Error | null): string[] {
  return error && errorsAt(error, FIELDS).length === 0 ? [messageOf(error)] : []
}
