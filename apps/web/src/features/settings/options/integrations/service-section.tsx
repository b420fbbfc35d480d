import type { Revision } from '@tacite/api/revision.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { PasswordField, TextField } from '../../../../ui/text-field.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useForm, type Form } from '../../../../platform/use-form.ts'
import { RecordConflicts } from '../../administration/public.tsx'
import { OptionForm } from '../option-section.tsx'
import { TestButton, TestOutcome, useConnectionTest } from './connection-test.tsx'
import {
  forgetIntegration,
  saveIntegration,
  serviceFields,
  type Integration,
  type ServiceField,
} from './integrations-calls.ts'
import { integrationsQuery, type Integrations } from './integrations-queries.ts'

interface ServiceSectionProps {
  integration: Integration
  /** Of the services together. */
  revision: Revision | undefined
  refusal: string | null
}

/** One service: its purpose, whether it is configured, and its fields. */
export function ServiceSection(props: ServiceSectionProps) {
  const [saves, setSaves] = useState(0)
  // Its own save empties the secrets; what others save merges with what is being typed.
  return <ServiceForm key={saves} {...props} onSaved={() => setSaves((before) => before + 1)} />
}

function ServiceForm(props: ServiceSectionProps & { onSaved: () => void }) {
  const { integration, revision, refusal, onSaved } = props
  const { service, shown } = integration
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useForm<Record<string, string>, Integrations>({
    initial: Object.fromEntries(
      serviceFields[service].map(({ name }) => [name, shown[name] ?? '']),
    ),
    beforeSubmit: () => refusal === null,
    save: (fields) => saveIntegration(service, fields, revision),
    changes: ['companySettings'],
    onSaved: (saved) => {
      queryClient.setQueryData(integrationsQuery.queryKey, saved)
      toasts.success(currentTexts()('options-integrations.saved'))
      onSaved()
    },
  })
  const tested = service === 'sharing' || service === 'secondReader' ? service : null
  const test = useConnectionTest(tested ?? 'sharing', { formId: form.id, values: form.values })
  return (
    <OptionForm
      title={t(`options-integrations.service.${service}.title`)}
      lead={t(`options-integrations.service.${service}.lead`)}
      form={form}
      refusal={refusal}
      actions={
        <>
          {tested ? (
            <TestButton test={test} refusal={refusal} />
          ) : (
            <Button disabledReason={refusal ?? t('options-integrations.test.noProvider')}>
              {t('options-integrations.test.action')}
            </Button>
          )}
          {integration.isConfigured && <Forget integration={integration} refusal={refusal} />}
        </>
      }
      outcome={tested && <TestOutcome test={test} />}
    >
      <RecordConflicts form={form} revision={revision} />
      <Standing integration={integration} />
      {serviceFields[service].map((field) => (
        <SettingField key={field.name} field={field} form={form} integration={integration} />
      ))}
    </OptionForm>
  )
}

function Standing({ integration }: { integration: Integration }) {
  const { isConfigured, updatedAt, updatedBy } = integration
  const t = useTexts()
  const formats = useFormats()
  if (!isConfigured || !updatedAt)
    return (
      <p>
        <Badge tone="neutral">{t('options-integrations.notConfigured')}</Badge>
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <Badge tone="green">{t('options-integrations.configured')}</Badge>
      {t('options-integrations.changed', {
        person: updatedBy ?? '',
        moment: formats.instant(updatedAt),
      })}
    </p>
  )
}

function SettingField(props: {
  field: ServiceField
  form: Form<Record<string, string>>
  integration: Integration
}) {
  const { field, form, integration } = props
  const t = useTexts()
  const { name, isSecret, isLong, hint } = field
  const isKept = integration.kept.includes(name)
  const shared = {
    ...form.text(name),
    label: t(`options-integrations.field.${name}`),
    placeholder: isKept ? t('options-integrations.keptSecret') : '',
    isRequired: !isKept && hint !== 'key',
    hint: hint && t(`options-integrations.hint.${hint}`),
    autoComplete: 'off',
  }
  if (isLong) return <TextArea {...shared} spellCheck={false} maxLength={10_000} />
  if (isSecret)
    return (
      <PasswordField
        {...shared}
        autoComplete="new-password"
        showLabel={t('common.field.showPassword')}
        hideLabel={t('common.field.hidePassword')}
        maxLength={500}
      />
    )
  return <TextField {...shared} maxLength={500} />
}

function Forget({ integration, refusal }: { integration: Integration; refusal: string | null }) {
  const { service } = integration
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const forgetting = useMutation({
    mutationFn: () => forgetIntegration(service),
    onSuccess: (saved) => {
      queryClient.setQueryData(integrationsQuery.queryKey, saved)
      toasts.success(currentTexts()('options-integrations.forgotten'))
    },
  })
  const name = t(`options-integrations.service.${service}.title`)
  return (
    <>
      <Button variant="quiet" disabledReason={refusal} onClick={() => setAsking(true)}>
        {t('options-integrations.forget')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('options-integrations.forgetTitle', { name })}
        consequence={t('options-integrations.forgetConsequence')}
        confirmLabel={t('options-integrations.forget')}
        isBusy={forgetting.isPending}
        onConfirm={() => forgetting.mutate()}
      />
    </>
  )
}
