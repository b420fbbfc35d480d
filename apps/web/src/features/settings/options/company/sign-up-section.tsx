import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { ChosenName } from '../../../../platform/choices/chosen-name.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useForm, type BoundField } from '../../../../platform/use-form.ts'
import { RoleField } from '../../../people/roles/public.ts'
import { RecordConflicts } from '../../administration/public.tsx'
import { OptionForm } from '../option-section.tsx'
import {
  confirmOwnAddress,
  saveSignUpPolicy,
  signUpPolicyQuery,
  type SignUpPolicyForm,
  type SignUpPolicySettings,
} from './sign-up-queries.ts'

/** Who may become a user without an invitation. */
export function SignUpSection() {
  const { data } = useQuery(signUpPolicyQuery)
  if (data) return <SignUpForm settings={data} />
  return (
    <LoadingRegion>
      <Skeleton className="h-48 w-full" />
    </LoadingRegion>
  )
}

function SignUpForm({ settings }: { settings: SignUpPolicySettings }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useForm<SignUpPolicyForm, SignUpPolicySettings>({
    initial: {
      policy: settings.policy,
      domains: settings.domains.filter(({ isOpen }) => isOpen).map(({ domain }) => domain),
      roleId: settings.role._id,
    },
    beforeSubmit: () => settings.changing === null,
    save: (values) => saveSignUpPolicy(values, settings.revision),
    sets: ['domains'],
    changes: ['companySettings'],
    onSaved: (saved) => {
      queryClient.setQueryData(signUpPolicyQuery.queryKey, saved)
      toasts.success(currentTexts()('options-company.signUp.saved'))
    },
  })
  const mayChange = settings.changing === null
  return (
    <OptionForm
      title={t('options-company.signUp.title')}
      lead={t('options-company.signUp.lead')}
      form={form}
      refusal={settings.changing?.message ?? null}
    >
      <RecordConflicts
        form={form}
        revision={settings.revision}
        fields={{
          policy: {
            label: t('options-company.signUp.policy.label'),
            show: (policy: SignUpPolicyForm['policy']) =>
              t(`options-company.signUp.policy.${policy}`),
          },
          domains: { label: t('options-company.signUp.domains.label') },
          roleId: { show: (id: string) => <ChosenName noun="roles" id={id} /> },
        }}
      />
      <RadioGroup
        {...form.bind('policy')}
        label={t('options-company.signUp.policy.label')}
        options={(['invitation', 'domains'] as const).map((value) => ({
          value,
          label: t(`options-company.signUp.policy.${value}`),
          hint: t(`options-company.signUp.policy.${value}Hint`),
          isDisabled: !mayChange,
        }))}
      />
      {form.values.policy === 'domains' && (
        <>
          <Domains {...form.bind('domains')} settings={settings} />
          {!settings.isOwnAddressConfirmed && <OwnAddress />}
          {mayChange && <NewcomerRole {...form.bind('roleId')} role={settings.role} />}
        </>
      )}
    </OptionForm>
  )
}

/** Each domain of the administrators' addresses; one that cannot be opened says why. */
function Domains(props: BoundField<string[]> & { settings: SignUpPolicySettings }) {
  const { id, value, error, onChange, settings } = props
  const t = useTexts()
  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-2 outline-none">
      <legend className="mb-1 text-sm font-medium">
        {t('options-company.signUp.domains.label')}
        <span className="block font-normal text-ink-faint">
          {t('options-company.signUp.domains.hint')}
        </span>
      </legend>
      {settings.domains.map(({ domain, refusal }) => (
        <Checkbox
          key={domain}
          label={domain}
          hint={refusal?.message}
          checked={value.includes(domain)}
          // An open domain that is no longer allowed can still be closed.
          disabled={settings.changing !== null || (refusal !== null && !value.includes(domain))}
          onChange={(event) =>
            onChange(
              event.target.checked ? [...value, domain] : value.filter((other) => other !== domain),
            )
          }
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** Anyone can enter any address at sign-up: a domain can only be opened with a confirmed address. */
function OwnAddress() {
  const t = useTexts()
  const { email } = useMe()
  const asking = useMutation({
    mutationFn: confirmOwnAddress,
    onSuccess: () =>
      toasts.success(currentTexts()('options-company.signUp.confirmSent', { email })),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-amber-soft px-4 py-3 text-amber-ink">
      <p className="min-w-0 flex-1 basis-64 break-words">
        {t('options-company.signUp.confirmLead', { email })}
      </p>
      <Button size="small" isBusy={asking.isPending} onClick={() => asking.mutate()}>
        {t('options-company.signUp.confirm')}
      </Button>
    </div>
  )
}

function NewcomerRole({
  role,
  ...bound
}: BoundField<string | null> & { role: SignUpPolicySettings['role'] }) {
  const t = useTexts()
  return (
    <RoleField
      {...bound}
      label={t('options-company.signUp.role.label')}
      hint={t('options-company.signUp.role.hint')}
      known={[role]}
      className="max-w-96"
      isRequired
    />
  )
}
