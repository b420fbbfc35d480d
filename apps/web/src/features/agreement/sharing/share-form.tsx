import { refetchStale } from '../../../platform/refetch-stale.ts'
import type { sharingEndpoints } from '@tacite/api/agreement/sharing-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { locales, type Locale } from '@tacite/domain/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm, type Form } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
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

/** Recipients, level, last day, message. */
export function ShareForm({ contractId, locale }: { contractId: string; locale: Locale }) {
  const t = useTexts()
  const form = useShareForm(contractId, locale)
  const { recipients, level, i18n } = form.values
  const goesOutside = hasAddress(recipients)
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <RecipientsField
        id={form.bind('recipients').id}
        contractId={contractId}
        recipients={recipients}
        error={form.errorAt('recipients')}
        onRecipients={(chosen) => form.set({ recipients: chosen })}
      />
      <div className="flex flex-col gap-4 tablet:flex-row">
        <Select
          className="flex-1"
          {...form.bind('level')}
          label={t('sharing.form.level')}
          hint={t(`sharing.allows.${level}`)}
          options={levelOptions(t, { forThirdParty: goesOutside, current: level })}
        />
        <DateField
          className="flex-1"
          {...form.bind('expiresOn')}
          label={t('sharing.form.until')}
          hint={t('sharing.form.untilHint')}
          isOptional
        />
      </div>
      <TextArea
        {...form.text('message')}
        label={t('sharing.form.message')}
        isOptional
        rows={2}
        maxLength={2000}
      />
      {goesOutside && (
        <Select
          label={t('sharing.form.language')}
          hint={t('sharing.form.outside')}
          options={locales.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
          value={i18n}
          onChange={(chosen) => form.set({ i18n: chosen })}
        />
      )}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" icon={<Send aria-hidden />} isBusy={form.isBusy}>
          {t('sharing.form.submit')}
        </Button>
      </div>
    </form>
  )
}

function useShareForm(contractId: string, locale: Locale): Form<Draft> {
  const t = useTexts()
  const queryClient = useQueryClient()
  const empty: Draft = {
    recipients: [],
    level: 'reader',
    expiresOn: null,
    message: '',
    i18n: locale,
  }
  const form = useForm({
    initial: empty,
    save: ({ recipients, ...terms }) =>
      call<typeof sharingEndpoints.share>('POST', '/contracts3/:contractId/shares', {
        params: { contractId },
        body: { ...requestOf(recipients), ...terms },
      }),
    place: (refused) => {
      const [field = ''] = refused.split('.')
      if (['emails', 'personIds', 'groupIds'].includes(field)) return { field: 'recipients' }
      return ['level', 'expiresOn', 'message'].includes(field) ? { field } : null
    },
    onSaved: ({ people, groups, thirdParties }) => {
      toasts.success(t('sharing.done', { count: people + groups + thirdParties }))
      form.set(empty)
      return refetchStale(queryClient, [{ topic: 'contract', contractId }])
    },
  })
  return form
}
