import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { OptionSection } from '../option-section.tsx'
import { AddressForm } from './address-form.tsx'
import { addressQuery, keepAddress, type SignInAddress } from './security-queries.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The sign-in address: a new one takes effect once confirmed. */
export function EmailSection() {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { isOpen, wasOpen, setOpen } = useDisclosure()
  const { data } = useSuspenseQuery(addressQuery)
  const keepAnswer = (address: SignInAddress) =>
    queryClient.setQueryData(addressQuery.queryKey, address)
  return (
    <OptionSection
      title={t('options-security.email.title')}
      lead={t('options-security.email.lead', { email: data.email })}
    >
      {data.pending && <Pending pending={data.pending} onKept={keepAnswer} />}
      {isOpen ? (
        <AddressForm
          onCancel={() => setOpen(false)}
          onSent={(address) => {
            keepAnswer(address)
            setOpen(false)
            const email = address.pending?.email ?? ''
            toasts.success(currentTexts()('options-security.email.sent', { email }))
          }}
        />
      ) : (
        <Button autoFocus={wasOpen} onClick={() => setOpen(true)} className="self-start">
          {t('options-security.email.change')}
        </Button>
      )}
    </OptionSection>
  )
}

function Pending(props: {
  pending: NonNullable<SignInAddress['pending']>
  onKept: (address: SignInAddress) => void
}) {
  const { email, expiresAt } = props.pending
  const t = useTexts()
  const { instant } = useFormats()
  const keeping = useMutation({
    mutationFn: keepAddress,
    onSuccess: (address) => {
      props.onKept(address)
      const { email: kept } = address
      toasts.success(currentTexts()('options-security.email.kept', { email: kept }))
    },
  })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-amber-soft px-4 py-3 text-amber-ink"
    >
      <p className="min-w-0 flex-1 basis-64 break-words">
        {t('options-security.email.pending', { email, moment: instant(expiresAt) })}
      </p>
      <Button size="small" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
        {t('options-security.email.keep')}
      </Button>
    </div>
  )
}
